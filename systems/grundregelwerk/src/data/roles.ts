/** What a die is thrown for, so that dice lie by owner and purpose. */
export const ROLES = ['test', 'attack', 'defence', 'spell', 'order'] as const;
export type Role = (typeof ROLES)[number];
