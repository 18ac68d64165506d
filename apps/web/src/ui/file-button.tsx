import { FolderOpen, type LucideIcon } from 'lucide-react';
import { useRef } from 'react';
import { Button } from 'react-aria-components/Button';

/** The pictures that are read; what one really is, is seen in its content. */
export const PICTURES = 'image/png,image/jpeg,image/webp';

/** Chooses a file. The same file can be chosen twice: somebody may have corrected it meanwhile. */
export function FileButton({
  label,
  look = '',
  icon: Icon = FolderOpen,
  accept = 'application/json,.json',
  isDisabled = false,
  onFile,
}: {
  label: string;
  look?: 'quiet' | 'primary' | '';
  icon?: LucideIcon;
  accept?: string;
  isDisabled?: boolean;
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
        <Icon aria-hidden /> {label}
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
