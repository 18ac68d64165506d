import { useState } from 'react';
import { useReplayText } from '../text/use-replay-text.ts';
import { FileButton } from './file-button.tsx';

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
  const [isOver, setOver] = useState(false);
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
        const [file] = event.dataTransfer.files;
        if (file !== undefined) onFile(file);
      }}
    >
      <p>{isBusy ? text.busy : text.drop}</p>
      <FileButton label={text.choose} look="primary" isDisabled={isBusy} onFile={onFile} />
      <p className="field-error" role="alert">
        {complaint}
      </p>
    </div>
  );
}
