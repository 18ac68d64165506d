import type { FastifyHelmetOptions } from '@fastify/helmet';

/**
 * Everything the page needs comes from this server. Scripts are files, never inline. Styles may be inline: react-aria
 * puts a style element into the page, and React sets style attributes (bar widths, dice colours).
 */
export const security: FastifyHelmetOptions = {
  contentSecurityPolicy: {
    useDefaults: false,
    directives: {
      defaultSrc: ["'none'"],
      scriptSrc: ["'self'"],
      styleSrc: ["'self'", "'unsafe-inline'"],
      imgSrc: ["'self'", 'data:', 'blob:'],
      fontSrc: ["'self'"],
      connectSrc: ["'self'"],
      manifestSrc: ["'self'"],
      baseUri: ["'none'"],
      formAction: ["'none'"],
      frameAncestors: ["'none'"],
    },
  },
  // A table in the living room runs on plain HTTP: no promise of HTTPS that a browser would remember.
  strictTransportSecurity: false,
  crossOriginEmbedderPolicy: false,
};
