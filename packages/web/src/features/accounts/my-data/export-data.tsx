import { useText } from '../../../i18n/texts.ts';
import { saveFile } from '../../../page/save-file.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { CallProblem } from './call-problem.tsx';
import { useProvenCall } from './use-proven-call.ts';

/** Saves all data of the account as one file. */
export function ExportData({ proofHref }: { proofHref: string }) {
  const t = useText();
  const { isBusy, problem, send } = useProvenCall();
  const download = () =>
    send(async (api) => {
      const data = await api.personalData.export();
      saveFile(
        `${window.location.hostname}-${data.exportedAt.slice(0, 10)}.json`,
        new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' }),
      );
    });
  return (
    <Panel as="section" aria-labelledby="export-title" className="grid justify-items-start gap-4">
      <h2 id="export-title" className="type-h3">
        {t('myData.export')}
      </h2>
      <p className="text-ink-2">{t('myData.exportLead')}</p>
      <CallProblem problem={problem} proofHref={proofHref} />
      <Button kind="outline" busy={isBusy} onClick={() => void download()}>
        {t('myData.download')}
      </Button>
    </Panel>
  );
}
