import { FolderOpen } from 'lucide-react';
import { useRef, useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { useReplayText } from './use-replay-text.ts';

/** A place to drop the file of a table, or to choose one. */
export function FileDrop({
  onFile,
  complaint,
  isBusy,
}: {
  onFile: (file: File) => void;
  complaint: string | null;
  isBusy: boolean;
}) {
  const { file: text } = useReplayText();
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const take = (files: FileList | null | undefined) => {
    const file = files?.[0];
    if (file !== undefined) onFile(file);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is a second way; the button is for everybody
    <div
      className="file-drop"
      data-over={isOver}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        take(event.dataTransfer.files);
      }}
    >
      <p>{isBusy ? text.busy : text.drop}</p>
      <Button className="button primary" isDisabled={isBusy} onPress={() => input.current?.click()}>
        <FolderOpen aria-hidden /> {text.choose}
      </Button>
      <input
        ref={input}
        type="file"
        accept="application/json,.json"
        hidden
        aria-label={text.choose}
        onChange={({ currentTarget }) => {
          take(currentTarget.files);
          currentTarget.value = '';
        }}
      />
      <p className="field-error" role="alert">
        {complaint}
      </p>
    </div>
  );
}
