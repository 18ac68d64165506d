import { poolName } from '../telling.ts';
import { listed, optionsTold, type Sentences } from './sentences.ts';

const meant = (near: readonly string[]): string =>
  near.length === 0 ? '' : ` Gemeint ist vielleicht: ${listed(near)}.`;

export const de: Sentences = {
  complaints: {
    'not-an-object': () => 'Die Anfrage muss ein JSON-Objekt sein.',
    'not-with-notation': ({ field }) => `„${field}“ gibt es nur bei Aktionen, nicht bei Würfelformeln.`,
    'options-conflict': ({ one, other }) => `„${one}“ und „${other}“ schließen einander aus.`,
    'unknown-action': ({ name, near }) =>
      `Die Aktion „${name}“ gibt es nicht.${meant(near)} Alle Aktionen zeigt „actions“.`,
    'unknown-system': ({ name, known }) => `Das System „${name}“ gibt es nicht. Bekannt: ${listed(known)}.`,
    'unknown-rule': ({ name, near }) => `Ein System oder eine Regel „${name}“ gibt es nicht.${meant(near)}`,
    'action-without-figures': ({ action }) =>
      `${action} rechnet ohne Figuren; gib die Werte mit der Eingabe an.`,
    'ambiguous-word': ({ word, values }) => `„${word}“ kann mehreres heißen: ${listed(values)}.`,
    'not-a-character-file': ({ name }) => `„${name}“ enthält keine Figur von Tafelrunde.`,
    'unsupported-version': ({ name, version }) => `„${name}“ hat die Version ${version}; bekannt ist nur 1.`,
    'character-of-other-system': ({ name, system }) =>
      `Die Figur in „${name}“ gehört zu ${system}; hier kommen alle Figuren aus demselben System.`,
    'faces-missing': ({ pool, given }) =>
      `Es fehlen Augen: ${poolName(pool, 'de')} wird geworfen, angegeben ${given === 0 ? 'ist dafür nichts' : given === 1 ? 'ist dafür nur 1 Wert' : `sind dafür nur ${given} Werte`}.`,
    'faces-left-over': ({ faces }) => `Diese Augen sind übrig: ${listed(faces)}.`,
    'face-impossible': ({ face, position, sides }) =>
      sides === undefined
        ? `„${face}“ an Stelle ${position} ist keine Augenzahl.`
        : `Die ${face} an Stelle ${position} der Augen gibt es auf einem W${sides} nicht.`,
    'dice-impossible': ({ thrown, kept }) =>
      `So können die Würfel nicht liegen: geworfen ${listed(thrown)}${kept.length === 0 ? '' : `, behalten ${listed(kept)}`}.`,
    'not-answers': () => 'Die Entscheidungen müssen eine JSON-Liste von Texten sein, etwa ["heart","prone"].',
    'answers-missing': ({ question }, words) => {
      const { ask, options } = optionsTold(words, question);
      return `Es fehlt eine Entscheidung (${question.id}): ${ask} Möglich: ${options}.`;
    },
    'answers-left-over': ({ answers }) => `Diese Entscheidungen sind übrig: ${listed(answers)}.`,
    'answer-illegal': ({ answer, question }, words) =>
      `„${answer}“ ist keine Antwort auf ${question.id}. Möglich: ${optionsTold(words, question).options}.`,
    'not-a-goal': ({ chances, numbers }) =>
      chances.length + numbers.length === 0
        ? 'Diese Aktion hat nichts, worauf bestes Spiel zielen könnte.'
        : `Das Ziel muss {"chance":"…"} oder {"maximise":"…"} sein. Chancen: ${listed(chances) || 'keine'}; Zahlen: ${listed(numbers) || 'keine'}.`,
    'goal-missing': ({ action }) =>
      `${action} hat nichts, worauf bestes Spiel zielen könnte. Nimm „first“ statt „best“.`,
    'thrown-missing': () => 'Zu den behaltenen Würfeln fehlen die geworfenen („thrown“).',
    'nothing-to-decide': () => 'Hier hat niemand etwas zu entscheiden.',
    'too-large': ({ of, states }) => {
      const size = states === undefined ? '' : ` (mindestens ${states.toLocaleString('de-DE')} Zustände)`;
      return of === 'policy'
        ? `Das beste Spiel ist hier zu groß, um es auszurechnen${size}. Nimm „first“, oder entscheide selbst.`
        : `Das ist zu groß, um es genau auszurechnen${size}. Ohne Ziel wird geschätzt.`;
    },
    'never-ends': () => 'Das kommt nie zu einem Ende, also lässt es sich nicht ausrechnen.',
    refused: ({ reason }, words) =>
      `Das geht nach den Regeln nicht: ${words?.problem({ code: reason, at: '' }) ?? reason}`,
  },
  at: (sentence, position) => `${sentence} (Stelle ${position})`,
  quoted: (text) => `„${text}“`,
  somethingWrong: (code) => `Damit stimmt etwas nicht (${code}).`,
};
