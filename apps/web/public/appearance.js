// Before the first paint, so that nobody who chose the dark theme sees a white flash. See src/state/settings.ts.
try {
  const { theme, locale } = JSON.parse(localStorage.getItem('tafelrunde.settings') ?? '{}');
  if (typeof theme === 'string' && theme !== 'system') document.documentElement.dataset.theme = theme;
  if (typeof locale === 'string') document.documentElement.lang = locale;
} catch {
  // Without storage the page looks as the system does.
}
// Zod would try to compile code, which the security policy forbids and some browsers report.
globalThis.__zod_globalConfig = { jitless: true };
