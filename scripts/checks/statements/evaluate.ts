import { ts } from '@ts-morph/common';
import { joinedTexts, unionOfTexts } from './combine-texts.ts';
import { findCalls } from './find-calls.ts';

/** A node of the source, with the arguments that the parameters around it stand for. */
type ScopedNode = {
  readonly node: ts.Node;
  readonly scope: Scope;
  /** Name and value, for an element of `Object.entries`. */
  readonly entry?: readonly [ScopedNode, ScopedNode];
};
type Scope = ReadonlyMap<ts.Symbol, ScopedNode>;

/** Longest chain of references that is followed. A recursive function would have no end. */
const MAX_DEPTH = 40;

const NO_SCOPE: Scope = new Map();

export type Evaluated =
  | { readonly texts: readonly string[] }
  /** The part of the source that this module cannot follow. */
  | { readonly unread: string };

/** Finds the texts that an expression of the source can have, without running the source. */
export type Evaluate = (node: ts.Expression) => Evaluated;

/**
 * Constants, conditions, templates, lookups in constant objects and calls of functions that only return are
 * followed through all modules.
 */
export function createEvaluate(program: ts.Program): Evaluate {
  const checker = program.getTypeChecker();
  let callsByName: ReadonlyMap<string, readonly ts.CallExpression[]> | undefined;
  let unreadSource = '';

  return (node) => {
    unreadSource = '';
    const texts = textsOf({ node, scope: NO_SCOPE }, 0);
    return texts ? { texts } : { unread: unreadSource };
  };

  function textsOf(scopedNode: ScopedNode, depth: number): readonly string[] | undefined {
    if (depth > MAX_DEPTH) return undefined;
    const { node, scope } = scopedNode;
    const textsInside = (inner: ts.Node) => textsOf({ node: inner, scope }, depth + 1);
    if (ts.isStringLiteralLike(node) || ts.isNumericLiteral(node)) return [node.text];
    // The name of a property, as `Object.keys` gives it.
    if (ts.isIdentifier(node) && ts.isPropertyAssignment(node.parent) && node.parent.name === node)
      return [node.text];
    if (ts.isTemplateExpression(node)) {
      const parts = node.templateSpans.flatMap(({ expression, literal }) => [
        textsInside(expression),
        [literal.text],
      ]);
      return joinedTexts([[node.head.text], ...parts], '');
    }
    if (ts.isConditionalExpression(node))
      return unionOfTexts([textsInside(node.whenTrue), textsInside(node.whenFalse)]);
    if (ts.isBinaryExpression(node)) {
      if (node.operatorToken.kind === ts.SyntaxKind.AsteriskToken) {
        const [left, right] = [textsInside(node.left), textsInside(node.right)];
        if (left?.length === 1 && right?.length === 1) return [String(Number(left[0]) * Number(right[0]))];
      }
      if (node.operatorToken.kind === ts.SyntaxKind.PlusToken)
        return joinedTexts([textsInside(node.left), textsInside(node.right)], '');
      if (node.operatorToken.kind === ts.SyntaxKind.QuestionQuestionToken)
        return unionOfTexts([textsInside(node.left), textsInside(node.right)]);
    }
    if (ts.isCallExpression(node)) {
      const list = joinedList(scopedNode, depth) ?? replacedTexts(scopedNode, depth);
      if (list) return list;
    }
    const targets = targetsOf(scopedNode, depth);
    const texts =
      (targets && unionOfTexts(targets.map((target) => textsOf(target, depth + 1)))) ?? literalsOf(node);
    if (!texts && unreadSource === '') unreadSource = node.getText();
    return texts;
  }

  /** `[…].join(separator)`, with or without a `map` before it. */
  function joinedList({ node, scope }: ScopedNode, depth: number): readonly string[] | undefined {
    if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression)) return undefined;
    if (node.expression.name.text !== 'join') return undefined;
    const [separator] = node.arguments;
    const between = separator ? textsOf({ node: separator, scope }, depth + 1) : [','];
    const items = itemsOf({ node: node.expression.expression, scope }, depth + 1);
    if (between?.length !== 1 || !items) return undefined;
    return joinedTexts(
      items.map((item) => textsOf(item, depth + 1)),
      between[0] ?? ',',
    );
  }

  /** `text.replace(before, after)` */
  function replacedTexts({ node, scope }: ScopedNode, depth: number): readonly string[] | undefined {
    if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression)) return undefined;
    if (node.expression.name.text !== 'replace') return undefined;
    const [texts, before, after] = [node.expression.expression, ...node.arguments].map((part) =>
      textsOf({ node: part, scope }, depth + 1),
    );
    if (before?.length !== 1 || after?.length !== 1) return undefined;
    return texts?.map((text) => text.replace(before[0] ?? '', after[0] ?? ''));
  }

  /** The elements of a list that is written out in the source. */
  function itemsOf(scopedNode: ScopedNode, depth: number): readonly ScopedNode[] | undefined {
    if (depth > MAX_DEPTH) return undefined;
    const { node, scope } = scopedNode;
    if (ts.isArrayLiteralExpression(node)) {
      const items = node.elements.map((element) =>
        ts.isSpreadElement(element)
          ? itemsOf({ node: element.expression, scope }, depth + 1)
          : [{ node: element, scope }],
      );
      return items.every((item) => item !== undefined) ? items.flat() : undefined;
    }
    if (ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression)) {
      const { name, expression: list } = node.expression;
      if (list.getText() === 'Object' && node.arguments[0] && /^(keys|values|entries)$/.test(name.text)) {
        const [object] = objectsOf({ node: node.arguments[0], scope }, depth + 1) ?? [];
        const properties = object && assignmentsOf(object, depth + 1);
        return properties?.map(({ property, scope: inner }) => {
          const key = { node: property.name, scope: inner };
          const value = { node: property.initializer, scope: inner };
          if (name.text === 'keys') return key;
          return name.text === 'values' ? value : { node: property, scope: inner, entry: [key, value] };
        });
      }
      if (name.text === 'map' && node.arguments[0]) {
        const mapping = functionOf(node.arguments[0]);
        const items = itemsOf({ node: list, scope }, depth + 1);
        if (!mapping || !items) return undefined;
        return items.flatMap((item) => resultsOf(mapping, [item], scope) ?? []);
      }
    }
    const targets = targetsOf(scopedNode, depth);
    return targets?.length === 1 && targets[0] ? itemsOf(targets[0], depth + 1) : undefined;
  }

  /** The properties that are written out in an object literal, and in those that are spread into it. */
  function assignmentsOf(
    object: ObjectOf,
    depth: number,
  ): { property: ts.PropertyAssignment; scope: Scope }[] {
    const { literal, scope } = object;
    return literal.properties.flatMap((property) => {
      if (ts.isPropertyAssignment(property)) return [{ property, scope }];
      if (!ts.isSpreadAssignment(property)) return [];
      const spread = objectsOf({ node: property.expression, scope }, depth + 1) ?? [];
      return spread.flatMap((one) => assignmentsOf(one, depth + 1));
    });
  }

  type ObjectOf = { readonly literal: ts.ObjectLiteralExpression; readonly scope: Scope };

  /** The object literals that an expression can be. */
  function objectsOf(scopedNode: ScopedNode, depth: number): readonly ObjectOf[] | undefined {
    if (depth > MAX_DEPTH) return undefined;
    const { node, scope } = scopedNode;
    if (ts.isObjectLiteralExpression(node)) return [{ literal: node, scope }];
    if (ts.isConditionalExpression(node)) {
      const branches = [node.whenTrue, node.whenFalse].map((side) =>
        objectsOf({ node: side, scope }, depth + 1),
      );
      return branches.every((side) => side !== undefined) ? branches.flat() : undefined;
    }
    const targets = targetsOf(scopedNode, depth);
    if (!targets) return undefined;
    const objects = targets.map((target) => objectsOf(target, depth + 1));
    return objects.every((object) => object !== undefined) ? objects.flat() : undefined;
  }

  /** Where an expression leads: the initialiser of a constant, a property, the result or an argument of a call. */
  function targetsOf({ node, scope }: ScopedNode, depth: number): readonly ScopedNode[] | undefined {
    if (
      ts.isParenthesizedExpression(node) ||
      ts.isAsExpression(node) ||
      ts.isSatisfiesExpression(node) ||
      ts.isNonNullExpression(node)
    )
      return [{ node: node.expression, scope }];
    if (ts.isIdentifier(node)) return targetsOfName(node, scope, depth);
    if (ts.isConditionalExpression(node))
      return [
        { node: node.whenTrue, scope },
        { node: node.whenFalse, scope },
      ];
    if (ts.isPropertyAccessExpression(node))
      return propertiesOf({ node: node.expression, scope }, node.name.text, depth);
    if (ts.isElementAccessExpression(node)) {
      const keys = textsOf({ node: node.argumentExpression, scope }, depth + 1);
      const wantedKeys = keys ?? [undefined];
      const propertyLists = wantedKeys.map((key) =>
        propertiesOf({ node: node.expression, scope }, key, depth),
      );
      return propertyLists.every((one) => one !== undefined) ? propertyLists.flat() : undefined;
    }
    if (ts.isCallExpression(node)) {
      const calledFunction = functionOf(node.expression);
      return (
        calledFunction &&
        resultsOf(
          calledFunction,
          node.arguments.map((argument) => ({ node: argument, scope })),
          scope,
        )
      );
    }
    return undefined;
  }

  function targetsOfName(
    node: ts.Identifier,
    scope: Scope,
    depth: number,
  ): readonly ScopedNode[] | undefined {
    const symbol = symbolOf(node);
    const scopedNode = symbol && scope.get(symbol);
    if (scopedNode) return [scopedNode];
    const declaration = symbol?.valueDeclaration;
    if (!declaration) return undefined;
    if (ts.isVariableDeclaration(declaration)) {
      const loop = declaration.parent.parent;
      if (ts.isForOfStatement(loop)) return itemsOf({ node: loop.expression, scope }, depth + 1);
      return isConstant(declaration) && declaration.initializer
        ? [{ node: declaration.initializer, scope }]
        : undefined;
    }
    if (ts.isParameter(declaration)) return argumentsFor(declaration);
    if (ts.isBindingElement(declaration)) {
      const name = declaration.propertyName ?? declaration.name;
      const owner = declaration.parent.parent;
      if (!ts.isIdentifier(name) || declaration.dotDotDotToken) return undefined;
      if (ts.isArrayBindingPattern(declaration.parent)) {
        const index = declaration.parent.elements.indexOf(declaration);
        if (!ts.isVariableDeclaration(owner) || !owner.initializer) return undefined;
        const lists = targetsOf({ node: owner.initializer, scope }, depth + 1);
        const elements = (lists ?? [{ node: owner.initializer, scope }]).map(
          (list) => itemsOf(list, depth + 1)?.[index],
        );
        return elements.every((one) => one !== undefined) ? elements : undefined;
      }
      if (ts.isVariableDeclaration(owner) && owner.initializer)
        return propertiesOf({ node: owner.initializer, scope }, name.text, depth);
      if (ts.isParameter(owner)) {
        const passedArguments = argumentsFor(owner)?.map((argument) =>
          propertiesOf(argument, name.text, depth),
        );
        const passedValues = passedArguments?.map((one) => one ?? defaultOf(declaration, scope));
        return passedValues?.every((one) => one !== undefined) ? passedValues.flat() : undefined;
      }
    }
    return undefined;
  }

  function propertiesOf(
    owner: ScopedNode,
    key: string | undefined,
    depth: number,
  ): readonly ScopedNode[] | undefined {
    const objects = objectsOf(owner, depth + 1);
    if (!objects) return undefined;
    const values = objects.map(({ literal, scope }) => {
      const properties = literal.properties.filter(
        ({ name }) => key === undefined || (name && !ts.isComputedPropertyName(name) && name.text === key),
      );
      return properties.flatMap((property): ScopedNode[] => {
        if (ts.isPropertyAssignment(property)) return [{ node: property.initializer, scope }];
        if (ts.isShorthandPropertyAssignment(property)) return targetsOfShorthand(property, scope);
        return [];
      });
    });
    return values.every((one) => one.length > 0) ? values.flat() : undefined;
  }

  function targetsOfShorthand(property: ts.ShorthandPropertyAssignment, scope: Scope): ScopedNode[] {
    const symbol = checker.getShorthandAssignmentValueSymbol(property);
    const scopedNode = symbol && scope.get(symbol);
    if (scopedNode) return [scopedNode];
    const declaration = symbol?.valueDeclaration;
    return declaration && ts.isVariableDeclaration(declaration) && declaration.initializer
      ? [{ node: declaration.initializer, scope }]
      : [];
  }

  function defaultOf(declaration: ts.BindingElement, scope: Scope): readonly ScopedNode[] | undefined {
    return declaration.initializer && [{ node: declaration.initializer, scope }];
  }

  /** What is returned by a function that does nothing but return, for these arguments. */
  function resultsOf(
    calledFunction: ts.SignatureDeclaration & { body?: ts.Node | undefined },
    passedArguments: readonly ScopedNode[],
    scope: Scope,
  ): readonly ScopedNode[] | undefined {
    if (!calledFunction.body) return undefined;
    const inner = new Map(scope);
    for (const [index, parameter] of calledFunction.parameters.entries()) {
      const value =
        passedArguments[index] ?? (parameter.initializer && { node: parameter.initializer, scope });
      if (!value) continue;
      bind(parameter.name, value, inner);
    }
    if (!ts.isBlock(calledFunction.body)) return [{ node: calledFunction.body, scope: inner }];
    const returned: ScopedNode[] = [];
    (function collectReturns(node: ts.Node): void {
      if (ts.isFunctionLike(node)) return;
      if (ts.isReturnStatement(node) && node.expression)
        returned.push({ node: node.expression, scope: inner });
      ts.forEachChild(node, collectReturns);
    })(calledFunction.body);
    return returned.length > 0 ? returned : undefined;
  }

  /** Notes what the names of a parameter stand for. */
  function bind(name: ts.BindingName, value: ScopedNode, innerScope: Map<ts.Symbol, ScopedNode>): void {
    if (ts.isIdentifier(name)) {
      const symbol = checker.getSymbolAtLocation(name);
      if (symbol) innerScope.set(symbol, value);
      return;
    }
    for (const [index, element] of name.elements.entries()) {
      if (ts.isOmittedExpression(element)) continue;
      const key = element.propertyName ?? element.name;
      const source = ts.isArrayBindingPattern(name)
        ? (value.entry ?? itemsOf(value, 0))?.[index]
        : ts.isIdentifier(key)
          ? (propertiesOf(value, key.text, 0) ?? defaultOf(element, value.scope))?.[0]
          : undefined;
      if (source) bind(element.name, source, innerScope);
    }
  }

  function functionOf(node: ts.Expression): (ts.SignatureDeclaration & { body?: ts.Node }) | undefined {
    if (ts.isArrowFunction(node) || ts.isFunctionExpression(node)) return node;
    const declaration = ts.isIdentifier(node) ? symbolOf(node)?.valueDeclaration : undefined;
    if (!declaration) return undefined;
    if (ts.isFunctionDeclaration(declaration)) return declaration;
    return ts.isVariableDeclaration(declaration) && declaration.initializer
      ? functionOf(declaration.initializer)
      : undefined;
  }

  /** What the callers of a function pass for one of its parameters, anywhere in the program. */
  function argumentsFor(parameter: ts.ParameterDeclaration): readonly ScopedNode[] | undefined {
    const owner = parameter.parent;
    const name = ts.isFunctionDeclaration(owner)
      ? owner.name
      : ts.isVariableDeclaration(owner.parent)
        ? owner.parent.name
        : undefined;
    const symbol = name && checker.getSymbolAtLocation(name);
    if (!symbol || !name) return undefined;
    callsByName ??= findCalls(program);
    const calls = callsByName
      .get(name.getText())
      ?.filter(({ expression }) => ts.isIdentifier(expression) && symbolOf(expression) === symbol);
    const index = owner.parameters.indexOf(parameter);
    const passedArguments = calls?.map((call) => call.arguments[index] ?? parameter.initializer);
    return passedArguments?.every((one) => one !== undefined)
      ? passedArguments.map((node) => ({ node, scope: NO_SCOPE }))
      : undefined;
  }

  function symbolOf(node: ts.Identifier): ts.Symbol | undefined {
    const symbol = ts.isShorthandPropertyAssignment(node.parent)
      ? checker.getShorthandAssignmentValueSymbol(node.parent)
      : checker.getSymbolAtLocation(node);
    return symbol && symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
  }

  /** The texts of a type that is a union of literals, such as the names of states. */
  function literalsOf(node: ts.Node): readonly string[] | undefined {
    const type = checker.getTypeAtLocation(node);
    const members = type.isUnion() ? type.types : [type];
    return members.every((member) => member.isStringLiteral() || member.isNumberLiteral())
      ? members.map((member) => String((member as ts.LiteralType).value))
      : undefined;
  }
}

function isConstant(declaration: ts.VariableDeclaration): boolean {
  return (ts.getCombinedNodeFlags(declaration) & ts.NodeFlags.Const) !== 0;
}
