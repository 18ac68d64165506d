import { Plus, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';
import { Tab, TabList, TabPanel, Tabs } from 'react-aria-components/Tabs';
import type { LabDictionary } from '../../text/lab-dictionary.ts';
import { useLabText } from '../../text/use-lab-text.ts';
import { letterOf, MAX_VARIANTS } from './lab-state.ts';
import { VariantMark } from './variant-look.tsx';

/** The cases side by side as tabs; a new one starts as a copy of the one that is open. */
export function VariantTabs({
  count,
  most = MAX_VARIANTS,
  active,
  words,
  onActive,
  onAdd,
  onRemove,
  children,
}: {
  count: number;
  most?: number;
  active: number;
  /** Other words than those of the lab. */
  words?: Pick<LabDictionary, 'variants' | 'variant' | 'add' | 'remove'>;
  onActive: (index: number) => void;
  onAdd: () => void;
  onRemove: (index: number) => void;
  children: ReactNode;
}) {
  const own = useLabText();
  const text = words ?? own;
  return (
    <Tabs
      className="variants"
      selectedKey={letterOf(active)}
      onSelectionChange={(key) => {
        const index = Array.from({ length: count }, (_, i) => letterOf(i)).indexOf(String(key));
        if (index >= 0) onActive(index);
      }}
    >
      <div className="variant-bar-row">
        <TabList className="variant-list" aria-label={text.variants}>
          {Array.from({ length: count }, (_, i) => (
            <Tab
              key={letterOf(i)}
              id={letterOf(i)}
              className="variant-tab"
              aria-label={text.variant(letterOf(i))}
            >
              <VariantMark index={i} />
            </Tab>
          ))}
        </TabList>
        {count < most && (
          <Button className="button quiet" onPress={onAdd}>
            <Plus aria-hidden /> {text.add}
          </Button>
        )}
      </div>
      {Array.from({ length: count }, (_, i) => (
        <TabPanel key={letterOf(i)} id={letterOf(i)} className="variant-panel">
          {i === active && children}
          {i === active && count > 1 && (
            <Button className="button quiet" onPress={() => onRemove(i)}>
              <X aria-hidden /> {text.remove(letterOf(i))}
            </Button>
          )}
        </TabPanel>
      ))}
    </Tabs>
  );
}
