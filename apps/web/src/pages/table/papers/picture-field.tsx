import { MAX_ALT, type PaperPicture as PaperPictureOf } from '@tafelrunde/table';
import { ImageOff, ImagePlus } from 'lucide-react';
import { Button } from 'react-aria-components/Button';
import { usePapersText } from '../../../text/use-papers-text.ts';
import { FileButton, PICTURES } from '../../../ui/file-button.tsx';
import { TextEntry } from '../../../ui/text-entry.tsx';
import { useBringPicture } from '../pictures/use-bring-picture.ts';
import { PaperPicture } from './paper-reader.tsx';

/** The picture on a paper, and what is on it in words. */
export function PictureField({
  picture,
  onChange,
}: {
  picture: PaperPictureOf | null;
  onChange: (picture: PaperPictureOf | null) => void;
}) {
  const { pictures: text } = usePapersText();
  const { bring, isBusy, problem } = useBringPicture('paper');
  const take = async (source: File) => {
    const brought = await bring(source);
    if (brought !== null) onChange({ file: brought.file, alt: picture?.alt ?? '' });
  };
  return (
    <div className="picture-field">
      {picture !== null && (
        <>
          <PaperPicture picture={picture} />
          <TextEntry
            label={text.alt}
            hint={text.altHint}
            value={picture.alt}
            onChange={(alt) => onChange({ ...picture, alt })}
            maxLength={MAX_ALT}
          />
        </>
      )}
      {isBusy && <p role="status">{text.busy}</p>}
      {problem !== null && (
        <p className="field-error" role="alert">
          {problem}
        </p>
      )}
      <div className="button-row">
        <FileButton
          icon={ImagePlus}
          accept={PICTURES}
          label={picture === null ? text.add : text.change}
          isDisabled={isBusy}
          onFile={(file) => void take(file)}
        />
        {picture !== null && (
          <Button className="button quiet" onPress={() => onChange(null)}>
            <ImageOff aria-hidden /> {text.remove}
          </Button>
        )}
      </div>
    </div>
  );
}
