import { MAX_PAPER_TEXT, MAX_PAPER_TITLE, MAX_SCENE_PAPERS, type PreparedPaper } from '@tafelrunde/table';
import { NotebookPen, X } from 'lucide-react';
import { Button } from 'react-aria-components/Button';
import { usePrepareText } from '../../../text/use-prepare-text.ts';
import { TextArea } from '../../../ui/text-area.tsx';
import { TextEntry } from '../../../ui/text-entry.tsx';
import { PictureField } from '../papers/picture-field.tsx';

/** The handouts of a scene, which nobody has yet. */
export function SceneHandouts({
  papers,
  onChange,
}: {
  papers: readonly PreparedPaper[];
  onChange: (papers: readonly PreparedPaper[]) => void;
}) {
  const text = usePrepareText();
  return (
    <section className="scene-part" aria-label={text.handouts}>
      <h3 className="field-label">{text.handouts}</h3>
      {papers.length === 0 && <p className="hint">{text.handoutsHint}</p>}
      {papers.map((paper, i) => (
        <Handout
          // biome-ignore lint/suspicious/noArrayIndexKey: handouts are their places
          key={i}
          paper={paper}
          onChange={(next) => onChange(papers.map((one, k) => (k === i ? next : one)))}
          onRemove={() => onChange(papers.filter((_, k) => k !== i))}
        />
      ))}
      <div>
        <Button
          className="button quiet"
          isDisabled={papers.length >= MAX_SCENE_PAPERS}
          onPress={() => onChange([...papers, { title: '', text: '', picture: null }])}
        >
          <NotebookPen aria-hidden /> {text.addHandout}
        </Button>
      </div>
    </section>
  );
}

function Handout({
  paper,
  onChange,
  onRemove,
}: {
  paper: PreparedPaper;
  onChange: (paper: PreparedPaper) => void;
  onRemove: () => void;
}) {
  const text = usePrepareText();
  return (
    <div className="scene-handout">
      <div className="handout-head">
        <TextEntry
          label={text.handoutTitle}
          value={paper.title}
          maxLength={MAX_PAPER_TITLE}
          onChange={(title) => onChange({ ...paper, title })}
        />
        <Button className="icon-button" aria-label={text.removeHandout(paper.title)} onPress={onRemove}>
          <X aria-hidden />
        </Button>
      </div>
      <TextArea
        label={text.handoutText}
        value={paper.text}
        maxLength={MAX_PAPER_TEXT}
        onChange={(written) => onChange({ ...paper, text: written })}
      />
      <PictureField picture={paper.picture} onChange={(picture) => onChange({ ...paper, picture })} />
    </div>
  );
}
