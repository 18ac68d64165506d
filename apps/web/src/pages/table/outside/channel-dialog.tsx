import { CircleCheck, TriangleAlert, Unplug } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { useAnnouncer } from '../../../state/announcer.ts';
import { useOutsideText } from '../../../text/use-outside-text.ts';
import { SheetDialog } from '../../../ui/sheet-dialog.tsx';
import { TextEntry } from '../../../ui/text-entry.tsx';
import type { ChannelWay } from './use-channel.ts';

/** Where the results of this table are posted. The address goes in and never comes out again. */
export function ChannelDialog({ channel, onClose }: { channel: ChannelWay; onClose: () => void }) {
  const text = useOutsideText().channel;
  const announce = useAnnouncer((state) => state.announce);
  const [isChanging, setChanging] = useState(false);
  const { state, remove } = channel;
  const isOn = state?.on === true;
  return (
    <SheetDialog title={text.title} onClose={onClose}>
      <p>{text.lead}</p>
      {isOn && <Status channel={channel} />}
      {(!isOn || isChanging) && <Address channel={channel} onDone={() => setChanging(false)} />}
      {isOn && !isChanging && (
        <div className="form-end">
          <Button className="button quiet" onPress={() => setChanging(true)}>
            {text.change}
          </Button>
          <Button className="button" onPress={() => void remove().then(() => announce(text.removed))}>
            <Unplug aria-hidden /> {text.remove}
          </Button>
        </div>
      )}
    </SheetDialog>
  );
}

function Status({ channel: { state } }: { channel: ChannelWay }) {
  const text = useOutsideText().channel;
  const problem = state?.on === true ? state.problem : null;
  return (
    <p className="channel-status" role="status" data-tone={problem === null ? 'success' : 'complication'}>
      {problem === null ? <CircleCheck aria-hidden /> : <TriangleAlert aria-hidden />}
      {problem === null ? text.isOn : text.problems[problem]}
    </p>
  );
}

function Address({ channel: { set }, onDone }: { channel: ChannelWay; onDone: () => void }) {
  const text = useOutsideText().channel;
  const [url, setUrl] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [refused, setRefused] = useState<string | null>(null);
  const connect = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    const code = await set(url.trim());
    setBusy(false);
    setRefused(code);
    if (code === null) onDone();
  };
  const said =
    refused === 'webhook-refused'
      ? text.refused
      : refused === 'webhook-bad-address'
        ? text.badAddress
        : text.failed;
  return (
    <form className="channel-form" onSubmit={(event) => void connect(event)}>
      <ol className="hint">
        {text.how.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <TextEntry label={text.address} value={url} onChange={setUrl} maxLength={400} hint={text.addressHint} />
      {refused !== null && (
        <p className="field-error" role="alert">
          {said}
        </p>
      )}
      <div className="form-end">
        <Button type="submit" className="button primary" isDisabled={isBusy || url.trim() === ''}>
          {isBusy ? text.busy : text.set}
        </Button>
      </div>
    </form>
  );
}
