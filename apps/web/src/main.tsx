import './styles/index.css';
import './state/outside.ts';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { hasServer, under } from './state/base.ts';
import { fontsCome } from './state/fonts.ts';

const root = document.getElementById('root');
if (root !== null) {
  const page = createRoot(root);
  void fontsCome().then(() =>
    page.render(
      <StrictMode>
        <App />
      </StrictMode>,
    ),
  );
}

// The site without a server is there without a network, too. Over plain HTTP browsers have no service workers.
if (!hasServer && 'serviceWorker' in navigator)
  navigator.serviceWorker.register(under('/service-worker.js')).catch(() => undefined);
