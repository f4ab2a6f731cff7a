import { Button, Spinner } from '../actions/button.tsx';
import { Chip } from '../actions/chip.tsx';
import { TextLink } from '../actions/link.tsx';
import { Segmented } from '../actions/segmented.tsx';
import { Badge } from '../feedback/badge.tsx';
import { chevronDown, download, filter, lock, map } from '../media/icon-paths.ts';
import { SheetSection } from './sheet-section.tsx';

const ROW = 'flex flex-wrap items-start gap-3';

export function ButtonSheet() {
  return (
    <>
      <SheetSection title="Buttons">
        <div className={ROW}>
          <Button>Hold 2 spots for 15 minutes</Button>
          <Button kind="outline">Secondary</Button>
          <Button kind="strong">Strong</Button>
          <Button kind="quiet">Quiet</Button>
          <Button kind="link">Like a link</Button>
        </div>
        <div className={ROW}>
          <Button busyLabel="Holding …">Hold 2 spots</Button>
          <Button busy busyLabel="Holding …">
            Hold 2 spots
          </Button>
          <Button disabledReason="Choose the age of the child first.">Show hotels</Button>
        </div>
        <div className={ROW}>
          <Button kind="outline" size="medium">
            Medium 44
          </Button>
          <Button kind="strong" size="medium" icon={download} href="#ticket">
            Ticket as PDF
          </Button>
          <Button size="medium" icon={lock}>
            Zahlungspflichtig buchen
          </Button>
        </div>
        <Button wide>
          Kostenpflichtig für die Dauer von fünfzehn Minuten vollständig reservieren und bezahlen
        </Button>
        <p>
          <TextLink href="#found">All tours and activities</TextLink>,{' '}
          <TextLink href="#new" newTabLabel="(opens a new tab)">
            Directions
          </TextLink>
        </p>
      </SheetSection>
      <SheetSection title="Chips, badges, switches">
        <div className={ROW}>
          <Chip icon={filter}>Filter (2)</Chip>
          <Chip trailingIcon={chevronDown}>Sort</Chip>
          <Chip href="#without" removeLabel="Remove this filter">
            Free cancellation
          </Chip>
          <Chip chosen>Pool</Chip>
        </div>
        <div className={ROW}>
          <Badge tone="sun">−20 %</Badge>
          <Badge tone="leaf">Back 1 h 50 before</Badge>
          <Badge tone="amber">On request</Badge>
          <Badge tone="ink">Sold out</Badge>
          <Badge>New</Badge>
        </div>
        <Segmented
          label="View"
          chosen="list"
          segments={[
            { key: 'list', label: 'List' },
            { key: 'map', label: 'Map' },
          ]}
        />
        <DeepSwitches />
        <div className="flex items-center gap-4 text-sea">
          <Spinner size="small" />
          <Spinner label="Waiting for your bank" />
          <Spinner size="large" speed={8} />
          <Chip icon={map}>地图</Chip>
        </div>
      </SheetSection>
    </>
  );
}

function DeepSwitches() {
  const currencies = ['EUR', 'USD', 'CAD', 'GBP', 'JPY', 'CHF'];
  return (
    <div className="grid gap-4 ground-deep rounded-panel p-4 md:p-5">
      <Segmented
        label="Language"
        chosen="de"
        segments={[
          { key: 'en', label: 'English', lang: 'en', href: '#en' },
          { key: 'de', label: 'Deutsch', lang: 'de', href: '#de' },
          { key: 'zh-Hans', label: '简体中文', lang: 'zh-Hans', href: '#zh-Hans' },
        ]}
      />
      <Segmented
        label="Currency"
        chosen="EUR"
        segments={currencies.map((currency) => ({ key: currency, label: currency }))}
      />
      <div className={ROW}>
        <Button kind="sun">Subscribe</Button>
        <Button kind="outline">Get the app</Button>
      </div>
    </div>
  );
}
