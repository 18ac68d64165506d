import { inLanguages } from '@tafelrunde/system';

/** How a run is told in a word or two. */
// biome-ignore format: a row has both languages
export const playWords = inLanguages({
  test: {
    exceptional:  ['Außergewöhnlich', 'Exceptional'],
    success:      ['Gelungen', 'Success'],
    automatic:    ['Gelungen ohne Wurf', 'Success without a roll'],
    failure:      ['Misslungen', 'Failure'],
    complication: ['Misslungen mit Komplikation', 'Failure with a complication'],
    refused:      ['Fast unmöglich', 'Almost impossible'],
  },
  blow: {
    exceptional:  ['Außergewöhnlich getroffen', 'Exceptional hit'],
    success:      ['Getroffen', 'Hit'],
    automatic:    ['Getroffen ohne Wurf', 'Hit without a roll'],
    failure:      ['Verfehlt', 'Miss'],
    complication: ['Verfehlt mit Komplikation', 'Miss with a complication'],
    refused:      ['Fast unmöglich', 'Almost impossible'],
  },
  /** What an enemy does needs no mention of whose it is: its name stands before it. */
  blowOfEnemy: ['Angriff', 'Attack'],
  defended:    ['Abgewehrt', 'Defended'],
  struck:      ['Getroffen', 'Hit'],
  against:     ['gegen', 'against'],
  harder:      ['erschwert von', 'harder, from'],
  easier:      ['erleichtert von', 'easier, from'],
  thrown:      ['gewürfelt', 'rolled'],
  action:      ['Aktion', 'Action'],
  move:        ['Bewegung', 'Movement'],
  out:         ['Diese Figur ist aus dem Spiel.', 'This figure is out of the game.'],
});
