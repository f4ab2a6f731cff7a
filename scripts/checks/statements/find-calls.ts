import { ts } from '@ts-morph/common';

/** Every call of a named function. Two functions may have the same name. */
export function findCalls(program: ts.Program): ReadonlyMap<string, readonly ts.CallExpression[]> {
  const calls = new Map<string, ts.CallExpression[]>();
  for (const file of program.getSourceFiles()) {
    if (file.isDeclarationFile) continue;
    (function visit(node: ts.Node): void {
      if (ts.isCallExpression(node) && ts.isIdentifier(node.expression)) {
        const { text } = node.expression;
        const nodes = calls.get(text);
        if (nodes) nodes.push(node);
        else calls.set(text, [node]);
      }
      ts.forEachChild(node, visit);
    })(file);
  }
  return calls;
}
