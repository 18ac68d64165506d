import { ImagePlus } from 'lucide-react';
import { useRef } from 'react';
import { Button } from 'react-aria-components/Button';

/** Chooses a picture. What it really is, is seen in its content. */
export function PictureButton({
  label,
  look = '',
  isDisabled = false,
  accept = 'image/png,image/jpeg,image/webp',
  onFile,
}: {
  label: string;
  look?: 'quiet' | 'primary' | '';
  isDisabled?: boolean;
  accept?: string;
  onFile: (file: File) => void;
}) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button
        className={`button ${look}`.trim()}
        isDisabled={isDisabled}
        onPress={() => input.current?.click()}
      >
        <ImagePlus aria-hidden /> {label}
      </Button>
      <input
        ref={input}
        type="file"
        accept={accept}
        hidden
        aria-label={label}
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          if (file !== undefined) onFile(file);
          currentTarget.value = '';
        }}
      />
    </>
  );
}
