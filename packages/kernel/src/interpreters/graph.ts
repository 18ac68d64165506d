/**
 * Strongly connected components of a graph, each listed before the components it leads to are needed:
 * the last ones first (reverse topological order). Tarjan's algorithm without recursion.
 */
export function components(size: number, next: (node: number) => readonly number[]): number[][] {
  const order = new Int32Array(size).fill(-1);
  const low = new Int32Array(size);
  const onStack = new Uint8Array(size);
  const stack: number[] = [];
  const found: number[][] = [];
  let counter = 0;
  for (let root = 0; root < size; root += 1) {
    if (order[root] !== -1) continue;
    const work: { node: number; edge: number }[] = [{ node: root, edge: 0 }];
    while (work.length > 0) {
      const top = work[work.length - 1] as { node: number; edge: number };
      const { node } = top;
      if (top.edge === 0) {
        order[node] = low[node] = counter++;
        stack.push(node);
        onStack[node] = 1;
      }
      const target = next(node)[top.edge];
      if (target !== undefined) {
        top.edge += 1;
        if (order[target] === -1) work.push({ node: target, edge: 0 });
        else if (onStack[target] === 1) low[node] = Math.min(low[node] as number, order[target] as number);
        continue;
      }
      work.pop();
      const parent = work[work.length - 1];
      if (parent !== undefined) low[parent.node] = Math.min(low[parent.node] as number, low[node] as number);
      if (low[node] === order[node]) {
        const component = stack.splice(stack.lastIndexOf(node));
        for (const member of component) onStack[member] = 0;
        found.push(component);
      }
    }
  }
  return found;
}
