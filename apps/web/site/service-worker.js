// The whole site is fetched at the first visit and answered from then on without a network. docs/adr/0011 says why this
// is written by hand. `npm run site` fills in the version and the files.
const VERSION = '@version';
const FILES = ['@files'];

const here = new URL(self.registration.scope).pathname;

self.addEventListener('install', (event) => {
  // Past the browser's own cache: a file server may have told it to keep old files.
  const fresh = FILES.map((file) => new Request(`${here}${file}`, { cache: 'reload' }));
  event.waitUntil(caches.open(VERSION).then((cache) => cache.addAll(fresh)));
});

// A new version waits until the pages of the old one are closed: they may still want its files.
self.addEventListener('activate', (event) => {
  const tidy = caches
    .keys()
    .then((names) =>
      Promise.all(names.filter((name) => name !== VERSION).map((name) => caches.delete(name))),
    );
  event.waitUntil(tidy.then(() => self.clients.claim()));
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin || !pathname.startsWith(here)) return;
  event.respondWith(request.mode === 'navigate' ? page() : file(request));
});

/** The same page answers at every address inside; here it learns where it lies. */
async function page() {
  const kept = await caches.match(`${here}index.html`);
  const text = kept === undefined ? await (await fetch(`${here}index.html`)).text() : await kept.text();
  return new Response(text.replaceAll('="./', `="${here}`), {
    headers: { 'content-type': 'text/html; charset=utf-8' },
  });
}

const file = async (request) =>
  (await caches.match(request, { ignoreSearch: true, ignoreVary: true })) ?? fetch(request);
