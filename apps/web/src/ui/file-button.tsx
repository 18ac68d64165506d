import { FolderOpen } from 'lucide-react';
import { useRef } from 'react';
import { Button } from 'react-aria-components/Button';

/** Chooses a JSON file. The same file can be chosen twice: somebody may have corrected it meanwhile. */
export function FileButton({
  label,
  look = '',
  isDisabled = false,
  onFile,
}: {
  label: string;
  look?: 'quiet' | 'primary' | '';
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
        <FolderOpen aria-hidden /> {label}
      </Button>
      <input
        ref={input}
        type="file"
        accept="application/json,.json"
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
