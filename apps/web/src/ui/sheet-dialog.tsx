import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';
import { Dialog } from 'react-aria-components/Dialog';
import { Heading } from 'react-aria-components/Heading';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { useBackCloses } from '../state/back-closes.ts';
import { useText } from '../text/use-text.ts';

export interface SheetDialogProps {
  readonly title: string;
  readonly onClose: () => void;
  /** Whether a click beside it closes it, too. */
  readonly isDismissable?: boolean;
  /** Room for two columns on a desk. */
  readonly isWide?: boolean;
  readonly children: ReactNode;
}

/** A dialog: in the middle on a desk, from below on a phone. Escape, Back and a click beside it close it. */
export function SheetDialog({
  title,
  onClose,
  isDismissable = true,
  isWide = false,
  children,
}: SheetDialogProps) {
  const { common } = useText();
  useBackCloses(onClose);
  return (
    <ModalOverlay className="overlay" isDismissable={isDismissable} isOpen onOpenChange={onClose}>
      <Modal className="sheet" data-wide={isWide}>
        <Dialog className="dialog">
          <header className="dialog-head">
            <Heading slot="title">{title}</Heading>
            <Button slot="close" className="button quiet close-button">
              <X aria-hidden /> {common.close}
            </Button>
          </header>
          {children}
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}
