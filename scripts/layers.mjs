// Holds the direction of imports. TypeScript's project references do not: under npm workspaces an upward import compiles.
//
// 1. A workspace imports only the layers below it (LAYERS).
// 2. What it imports, it declares in its package.json.
// 3. Below apps/ nothing touches the ambient world: clock, randomness, network, files, process.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseSync } from 'vite';
import { isMain } from './is-main.mjs';

/** Who may import whom, from the bottom up. `systems/*` is any system; systems do not know each other. */
const LAYERS = /** @type {Record<string, readonly string[]>} */ ({
  'packages/kernel': [],
  'packages/system': ['packages/kernel'],
  'packages/schema': ['packages/kernel', 'packages/system'],
  'packages/table': ['packages/kernel', 'packages/system'],
  'packages/protocol': ['packages/kernel', 'packages/system', 'packages/schema', 'packages/table'],
  'packages/arena': ['packages/kernel', 'packages/system'],
  'packages/testkit': ['packages/kernel', 'packages/system', 'packages/schema'],
  // One answer to "do this with that action" for every door. It is handed its systems and never imports one.
  'packages/engine': [
    'packages/kernel',
    'packages/system',
    'packages/schema',
    'packages/table',
    'packages/protocol',
    'packages/arena',
  ],
  'systems/*': ['packages/kernel', 'packages/system', 'packages/schema'],
  'apps/registry': ['packages/kernel', 'packages/system', 'packages/schema', 'systems/*'],
  'apps/server': [
    'packages/kernel',
    'packages/system',
    'packages/schema',
    'packages/table',
    'packages/protocol',
    'packages/engine',
    'apps/registry',
  ],
  'apps/web': [
    'packages/kernel',
    'packages/system',
    'packages/schema',
    'packages/table',
    'packages/protocol',
    'packages/engine',
    'packages/arena',
    'apps/registry',
  ],
  'apps/cli': [
    'packages/kernel',
    'packages/system',
    'packages/schema',
    'packages/table',
    'packages/protocol',
    'packages/engine',
    'packages/arena',
    'apps/registry',
    'apps/server',
  ],
  bench: [
    'packages/kernel',
    'packages/system',
    'packages/schema',
    'packages/table',
    'packages/protocol',
    'packages/arena',
    'systems/*',
    'apps/registry',
  ],
  load: ['packages/kernel', 'packages/table', 'packages/protocol', 'apps/registry', 'apps/server'],
  e2e: [], // it talks to the built program as people do
});

/** Tests may use these in addition to what the workspace itself may. */
const FOR_TESTS = ['packages/testkit'];
/** Table, arena and engine never know a system; their tests play real games and fights. */
const SYSTEMS_IN_TESTS = ['packages/table', 'packages/arena', 'packages/engine'];
/** The tests of the command line compare every door to the engine; the page is one. */
const DOORS_IN_TESTS = /** @type {Record<string, readonly string[]>} */ ({ 'apps/cli': ['apps/web'] });

/**
 * Names that reach out of a rule's arguments. The compiler already refuses those that are not in the ES library (pure
 * workspaces have `types: []` and no DOM); the list keeps them out even where somebody loosens that.
 * `Math` is looked at on its own: only its randomness is the world.
 */
const AMBIENT = new Set([
  ...['Date', 'performance', 'setTimeout', 'setInterval', 'setImmediate', 'queueMicrotask'],
  ...['crypto', 'fetch', 'XMLHttpRequest', 'WebSocket'],
  ...['process', 'Buffer', 'require', '__dirname', '__filename', 'console', 'globalThis'],
  ...['localStorage', 'sessionStorage', 'indexedDB'],
]);

/** @typedef {{ where: string; message: string }} Problem */
/** @typedef {{ folder: string; name: string; dependencies: Set<string>; devDependencies: Set<string> }} Workspace */
/** @typedef {import('vite').ESTree.Node} Node */

/**
 * @param {string} root
 * @returns {Problem[]} empty when all is well
 */
export function checkLayers(root) {
  const workspaces = readWorkspaces(root);
  const byName = new Map(workspaces.map((workspace) => [workspace.name, workspace]));
  const tools = readManifest(join(root, 'package.json')).devDependencies;
  return workspaces.flatMap((workspace) => [
    ...checkDeclaredDirection(workspace, byName),
    ...sourceFiles(join(root, workspace.folder)).flatMap((file) =>
      checkFile(root, file, workspace, byName, tools),
    ),
  ]);
}

/**
 * @param {string} root
 * @returns {Workspace[]}
 */
function readWorkspaces(root) {
  const grouped = ['packages', 'systems', 'apps'].flatMap((group) => {
    const folder = join(root, group);
    return existsSync(folder) ? readdirSync(folder).map((name) => `${group}/${name}`) : [];
  });
  return [...grouped, 'bench', 'e2e', 'load']
    .filter((folder) => existsSync(join(root, folder, 'package.json')))
    .map((folder) => ({ folder, ...readManifest(join(root, folder, 'package.json')) }));
}

/** @param {string} path */
function readManifest(path) {
  const manifest = JSON.parse(readFileSync(path, 'utf8'));
  return {
    name: /** @type {string} */ (manifest.name),
    dependencies: new Set(Object.keys({ ...manifest.dependencies, ...manifest.peerDependencies })),
    devDependencies: new Set(Object.keys(manifest.devDependencies ?? {})),
  };
}

/**
 * The key of LAYERS a workspace belongs to.
 *
 * @param {string} folder
 */
function layerOf(folder) {
  return folder.startsWith('systems/') ? 'systems/*' : folder;
}

/**
 * @param {Workspace} from
 * @param {Workspace} to
 * @param {boolean} inTest
 */
function mayImport(from, to, inTest) {
  const allowed = LAYERS[layerOf(from.folder)] ?? [];
  const target = layerOf(to.folder);
  if (allowed.includes(target)) return true;
  if (!inTest) return false;
  const plays = target === 'systems/*' && SYSTEMS_IN_TESTS.includes(layerOf(from.folder));
  const isDoor = DOORS_IN_TESTS[from.folder]?.includes(target) ?? false;
  return from === to || plays || isDoor || FOR_TESTS.includes(target);
}

/**
 * @param {Workspace} workspace
 * @param {Map<string, Workspace>} byName
 * @returns {Problem[]}
 */
function checkDeclaredDirection(workspace, byName) {
  const where = `${workspace.folder}/package.json`;
  if (LAYERS[layerOf(workspace.folder)] === undefined) {
    return [
      { where, message: `${workspace.folder} has no place in the layers; give it one in scripts/layers.mjs` },
    ];
  }
  const upward = [...workspace.dependencies].filter((name) => {
    const target = byName.get(name);
    return target !== undefined && !mayImport(workspace, target, false);
  });
  const problems = upward.map((name) => ({
    where,
    message: `${workspace.folder} must not depend on ${name}`,
  }));
  if (workspace.folder === 'packages/kernel' && workspace.dependencies.size > upward.length) {
    problems.push({ where, message: 'the kernel has no dependencies' });
  }
  return problems;
}

/**
 * @param {string} folder
 * @returns {string[]}
 */
function sourceFiles(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return /^(node_modules|dist|\..*)$/.test(entry.name) ? [] : sourceFiles(path);
    return /\.(ts|tsx|mts|mjs|js|jsx)$/.test(entry.name) ? [path] : [];
  });
}

/**
 * @param {string} root
 * @param {string} file
 * @param {Workspace} workspace
 * @param {Map<string, Workspace>} byName
 * @param {Set<string>} tools what the root offers to all tests and configurations
 * @returns {Problem[]}
 */
function checkFile(root, file, workspace, byName, tools) {
  const text = readFileSync(file, 'utf8');
  const parsed = parseSync(file, text);
  const inWorkspace = relative(join(root, workspace.folder), file).split(sep);
  // e2e is tests throughout; elsewhere everything but src is tests and configuration.
  const isProduct = inWorkspace[0] === 'src' && workspace.folder !== 'e2e';
  // What only tests use may read the files it tests.
  const isPure =
    isProduct &&
    !FOR_TESTS.includes(workspace.folder) &&
    (/^(packages|systems)\//.test(workspace.folder) || workspace.folder === 'apps/registry');

  /** @type {Problem[]} */
  const problems = [];
  /** @param {number} offset @param {string} message */
  const report = (offset, message) => {
    const line = text.slice(0, offset).split('\n').length;
    problems.push({ where: `${relative(root, file).split(sep).join('/')}:${line}`, message });
  };
  if (parsed.errors[0] !== undefined) report(0, `cannot be read: ${parsed.errors[0].message}`);

  /** @param {string} specifier @param {number} offset */
  const checkImport = (specifier, offset) => {
    if (specifier.startsWith('.')) {
      const message = checkRelative(root, file, specifier, workspace, isProduct);
      if (message !== null) report(offset, message);
      return;
    }
    if (isBuiltin(specifier)) {
      if (isPure)
        report(offset, `'${specifier}': nothing below apps/ reads files, network, clock or process`);
      else if (workspace.folder === 'apps/web' && isProduct)
        report(offset, `'${specifier}' is not in a browser`);
      return;
    }
    const name = packageOf(specifier);
    const target = byName.get(name);
    if (target !== undefined && !mayImport(workspace, target, !isProduct)) {
      report(offset, `${workspace.folder} must not import ${name}`);
      return;
    }
    // The bench is never shipped, so its peers may be development dependencies.
    const development = !isProduct || workspace.folder === 'bench';
    const isDeclared =
      workspace.dependencies.has(name) ||
      (development && workspace.devDependencies.has(name)) ||
      (!isProduct && (tools.has(name) || target === workspace));
    if (!isDeclared) report(offset, `'${name}' is not declared in ${workspace.folder}/package.json`);
  };

  walk(parsed.program, (node) => {
    const specifier = specifierOf(node);
    if (specifier !== null) checkImport(specifier, node.start);
    if (isPure) {
      const name = ambientIn(node);
      if (name !== null) report(node.start, `${name}: nothing below apps/ touches the ambient world`);
    }
  });
  return problems;
}

/**
 * @param {string} root
 * @param {string} file
 * @param {string} specifier
 * @param {Workspace} workspace
 * @param {boolean} isProduct
 */
function checkRelative(root, file, specifier, workspace, isProduct) {
  const target = relative(root, resolve(dirname(file), specifier))
    .split(sep)
    .join('/');
  if (target.startsWith(`${workspace.folder}/`)) {
    if (isProduct && target.startsWith(`${workspace.folder}/test/`))
      return `'${specifier}': product code imports a test`;
    return null;
  }
  // Tests share how to find a browser with the scripts.
  if (!isProduct && target.startsWith('scripts/')) return null;
  return `'${specifier}' leaves ${workspace.folder}; import the package by its name`;
}

/** @param {string} specifier for example '@scope/name/deep/file' */
function packageOf(specifier) {
  return specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');
}

/**
 * What a node imports: `import`, `export … from`, `import()`, and `import('…').Type`.
 *
 * @param {Node} node
 * @returns {string | null}
 */
function specifierOf(node) {
  switch (node.type) {
    case 'ImportDeclaration':
    case 'ExportAllDeclaration':
    case 'ImportExpression':
    case 'ExportNamedDeclaration':
    case 'TSImportType':
      return node.source?.type === 'Literal' ? String(node.source.value) : null;
    default:
      return null;
  }
}

/**
 * The ambient name a node uses, if any. A local variable of such a name is refused as well: rename it.
 *
 * @param {Node} node
 * @returns {string | null}
 */
function ambientIn(node) {
  if (node.type === 'MetaProperty' && node.meta.name === 'import') return 'import.meta';
  if (node.type === 'MemberExpression' && node.object.type === 'Identifier' && node.object.name === 'Math') {
    if (node.computed) return 'Math[…]';
    return node.property.type === 'Identifier' && node.property.name === 'random' ? 'Math.random' : null;
  }
  if (node.type === 'VariableDeclarator' && node.init?.type === 'Identifier' && node.init.name === 'Math') {
    return 'Math under another name'; // would hide Math.random
  }
  return node.type === 'Identifier' && AMBIENT.has(node.name) ? node.name : null;
}

/** Children that are names, not references: `x.process`, `{ process: 1 }`, `import { process as p }`. */
const NAMES_ONLY = /** @type {Record<string, readonly string[]>} */ ({
  MemberExpression: ['property'],
  Property: ['key'],
  MethodDefinition: ['key'],
  PropertyDefinition: ['key'],
  AccessorProperty: ['key'],
  ImportSpecifier: ['imported'],
  ExportSpecifier: ['exported'],
  ExportAllDeclaration: ['exported'],
  LabeledStatement: ['label'],
  BreakStatement: ['label'],
  ContinueStatement: ['label'],
  MetaProperty: ['meta', 'property'],
});

/** TypeScript nodes that hold code; all others are types, which touch nothing. */
const CODE_IN_TYPESCRIPT = new Set([
  'TSAsExpression',
  'TSSatisfiesExpression',
  'TSNonNullExpression',
  'TSTypeAssertion',
  'TSInstantiationExpression',
  'TSParameterProperty',
  'TSExportAssignment',
]);

/**
 * @param {Node} node
 * @param {(node: Node) => void} visit
 * @param {boolean} inType
 */
function walk(node, visit, inType = false) {
  const isType = inType || (node.type.startsWith('TS') && !CODE_IN_TYPESCRIPT.has(node.type));
  // In types only imports matter: a value of type Date may be handed in.
  if (!isType || node.type === 'TSImportType') visit(node);
  const names = 'computed' in node && node.computed ? [] : (NAMES_ONLY[node.type] ?? []);
  for (const [key, child] of Object.entries(node)) {
    if (names.includes(key)) continue;
    for (const item of Array.isArray(child) ? child : [child]) {
      if (typeof item?.type === 'string') walk(item, visit, isType);
    }
  }
}

if (isMain(import.meta.url)) {
  const problems = checkLayers(fileURLToPath(new URL('..', import.meta.url)));
  for (const { where, message } of problems) console.error(`${where}  ${message}`);
  console.log(problems.length === 0 ? 'Imports point downwards.' : `${problems.length} problem(s).`);
  process.exitCode = problems.length === 0 ? 0 : 1;
}
