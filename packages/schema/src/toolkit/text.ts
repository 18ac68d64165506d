import type { Fact } from '@tafelrunde/kernel';
import { inLanguages, type Row } from '@tafelrunde/system';

/** What a game says without saying it itself: the parts that are derived have their words here. */
export const basicWords = inLanguages({
  refusals: {
    'unknown-figure': ['Diese Figur gibt es hier nicht.', 'There is no such figure here.'],
    'figure-is-out': ['Diese Figur ist ausgeschaltet.', 'This figure is out.'],
    'target-is-out': ['Das Ziel ist schon ausgeschaltet.', 'The target is out already.'],
    'no-opponent': ['Das Ziel steht auf derselben Seite.', 'The target is on the same side.'],
    'at-limit': ['Höher geht dieses Attribut nicht.', 'This attribute cannot rise any further.'],
    'id-taken': ['Diese Figur gibt es schon.', 'This figure is there already.'],
  },
  actions: {
    create: {
      title: ['Figur erschaffen', 'Create a character'],
      hint: ['Verteilt die Punkte einer neuen Figur.', 'Spends the points of a new character.'],
    },
    advance: {
      title: ['Steigern', 'Advance'],
      hint: ['Hebt ein Attribut einer Figur um eins.', 'Raises an attribute of a figure by one.'],
    },
    'add-opponent': {
      title: ['Gegner hinzufügen', 'Add an opponent'],
      hint: ['Bringt eine fertige Figur gegen die Runde.', 'Brings a ready figure against the party.'],
    },
    adjust: {
      title: ['Wert ändern', 'Change a value'],
      hint: [
        'Nimmt oder gibt, was auf einer Figur gezählt wird.',
        'Takes or gives what is counted on a figure.',
      ],
    },
    remove: {
      title: ['Vom Tisch nehmen', 'Take off the table'],
      hint: ['Eine Figur verlässt das Spiel.', 'A figure leaves the game.'],
    },
  },
  fields: {
    scene: ['Szene', 'Scene'],
    figures: ['Figuren', 'Figures'],
    figure: ['Figur', 'Figure'],
    target: ['Ziel', 'Target'],
    attribute: ['Attribut', 'Attribute'],
    attributes: ['Attribute', 'Attributes'],
    track: ['Wert', 'Value'],
    tracks: ['Zustand', 'State'],
    by: ['Um', 'By'],
    id: ['Kennung', 'Id'],
    name: ['Name', 'Name'],
    side: ['Seite', 'Side'],
    template: ['Vorlage', 'Template'],
    advances: ['Steigerungen', 'Advances'],
    character: ['Figur', 'Character'],
    kind: ['Ergebnis', 'Result'],
    reason: ['Grund', 'Reason'],
    points: ['Punkte', 'Points'],
  },
  effects: {
    figureAdded: ['Neue Figur', 'New figure'],
    figureGone: ['Figur entfernt', 'Figure removed'],
    attributeRaised: ['Attribut gesteigert', 'Attribute raised'],
  },
  problems: {
    'too-many-points': [
      'Es sind mehr Punkte verteilt, als die Figur hat.',
      'More points are spent than there are.',
    ],
  },
  sides: { players: ['Runde', 'Party'], enemies: ['Gegner', 'Opponents'] },
  templates: { '': ['Eigene Figur', 'Own character'], free: ['Punkte selbst verteilen', 'Spend the points'] },
  words: { rest: ['Übriges', 'The rest'], against: ['gegen', 'against'] },
});

export type Refusal = keyof (typeof basicWords)['de']['refusals'];
/** Fields that have their label already. */
export type BasicField = keyof (typeof basicWords)['de']['fields'];

/** What the derived actions note. */
export type BasicFact = Fact &
  (
    | { readonly kind: 'created' | 'removed'; readonly name: string }
    | { readonly kind: 'advanced'; readonly name: string; readonly attribute: string }
    | { readonly kind: 'adjusted'; readonly name: string; readonly track: string; readonly by: number }
  );

export const text = ([de, en]: Row) => ({ de, en });
