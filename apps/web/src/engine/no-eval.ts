/**
 * Zod tries whether it may compile code, which the page's security policy forbids and Firefox reports. It must be told
 * before it is loaded; the page itself is told in public/appearance.js.
 */
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
