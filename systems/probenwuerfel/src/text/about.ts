/** What the system is called, and what it is in a sentence. */
export const about = {
  title: { de: 'Probenwürfel', en: 'Probenwürfel' },
  summary: {
    de: 'Attributswürfel und Probenwürfel von W4 bis W12, beide explodieren; zehn Attribute, 53 Proben, Steigerungen.',
    en: 'Attribute die and skill die from d4 to d12, both explode; ten attributes, 53 skills, degrees of success.',
  },
};
