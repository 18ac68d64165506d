/** The pages where something is looked up: they share nearly everything and come together. */
export { HousePage } from './house/house-page.tsx';
export { PaperPage } from './paper/paper-page.tsx';
export { RulesPage } from './rules/rules-page.tsx';
