import { inLanguages } from '@tafelrunde/system';

/** What the rules ask, with the options that are always the same. */
// biome-ignore format: a row has both languages
export const questionWords = inLanguages({
  questions: {
    approveExtra: {
      ask: ['Passt diese Zugabe?', 'Does this extra fit?'],
      options: { approve: ['Ja, passt', 'Yes, it fits'], turnDown: ['Nein, etwas anderes', 'No, something else'] },
    },
    tieWinner: { ask: ['Wer gewinnt den Gleichstand?', 'Who wins the tie?'], options: { initiator: ['Wer anfing', 'Who began'], reactor: ['Wer reagiert', 'Who reacts'] } },
    raiseSkill: { ask: ['Welche Probe steigt?', 'Which skill rises?'], options: { later: ['Später entscheiden', 'Decide later'] } },
    raiseDerived: { ask: ['Welcher abgeleitete Wert steigt?', 'Which derived value rises?'], options: { later: ['Später entscheiden', 'Decide later'] } },
    attributeStep: { ask: ['Welches Attribut steigt um eine Stufe?', 'Which attribute goes up one step?'], options: { done: ['Fertig', 'Done'] } },
    skillRaise: { ask: ['Welche Probe wird gesteigert?', 'Which skill is raised?'], options: { done: ['Fertig', 'Done'] } },
  },
});

export type QuestionId = keyof (typeof questionWords.de)['questions'];
