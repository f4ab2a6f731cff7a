import { useText } from '../../i18n/use-text.ts';
import { LocalLink } from '../../shell/local-link.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { applicationFieldId, type FieldComplaints } from './application-field.tsx';

/** Two statements, given apart: agreeing to terms, and the trader's own word that the law asks for. */
export function ConsentFields({ complaints }: { complaints: FieldComplaints }) {
  const t = useText();
  return (
    <div className="grid gap-1">
      <Checkbox
        id={applicationFieldId('offersOnlyLawful')}
        name="offersOnlyLawful"
        label={t('apply.offersOnlyLawful')}
        error={complaints.offersOnlyLawful}
      />
      <Checkbox
        id={applicationFieldId('agreesToTerms')}
        name="agreesToTerms"
        label={t('apply.agreesToTerms')}
        error={complaints.agreesToTerms}
      />
      <p className="pl-8.5 type-small">
        <span className="dot-line">
          <span>
            <LocalLink to="/termsOfUse" className="link" target="_blank">
              {t('shell.termsOfUse')}
            </LocalLink>{' '}
          </span>
          <span>
            <LocalLink to="/privacy" className="link" target="_blank">
              {t('shell.privacy')}
            </LocalLink>{' '}
            <span className="text-ink-2">{t('apply.newTab')}</span>
          </span>
        </span>
      </p>
    </div>
  );
}
