import { ts } from '@ts-morph/common';
import { createEvaluate, type Evaluated } from './evaluate.ts';

/** What the driver makes of a column's value. */
export type ValueKind = 'string' | 'number' | 'boolean' | 'Date' | 'Buffer' | 'json';

export type RowColumn = { readonly name: string; readonly kind: ValueKind; readonly isOptional: boolean };

/** The columns that the code expects. A tuple has them by position; their names are then numbers. */
export type RowType = { readonly columns: readonly RowColumn[]; readonly isTuple: boolean };

/** A call that sends SQL to the database. */
export type Statement = {
  readonly path: string;
  readonly line: number;
  readonly sqlText: Evaluated;
  /** Undefined if the code does not read rows. */
  readonly rowType: RowType | undefined;
};

/** Finds every call of a method `query` of the database driver, and what it sends and expects. */
export function findStatements(program: ts.Program, isRead: (path: string) => boolean): readonly Statement[] {
  const checker = program.getTypeChecker();
  const evaluate = createEvaluate(program);
  const statements: Statement[] = [];
  for (const file of program.getSourceFiles()) {
    if (file.isDeclarationFile || !isRead(file.fileName)) continue;
    (function visit(node: ts.Node): void {
      if (ts.isCallExpression(node) && isQuery(node, checker)) statements.push(statementOf(node, file));
      ts.forEachChild(node, visit);
    })(file);
  }
  return statements;

  function statementOf(call: ts.CallExpression, file: ts.SourceFile): Statement {
    const [sqlText] = call.arguments;
    const text = sqlText && ts.isObjectLiteralExpression(sqlText) ? textProperty(sqlText) : sqlText;
    const [rowTypeNode] = call.typeArguments ?? [];
    const { line } = file.getLineAndCharacterOfPosition(call.getStart(file));
    return {
      path: file.fileName,
      line: line + 1,
      sqlText: text ? evaluate(text) : { unread: call.getText(file) },
      rowType: rowTypeNode && rowOf(rowTypeNode),
    };
  }

  function rowOf(node: ts.TypeNode): RowType {
    const type = checker.getTypeFromTypeNode(node);
    const isTuple = checker.isTupleType(type);
    const properties = type.getProperties().filter(({ name }) => !isTuple || /^\d+$/.test(name));
    const columns = properties.map((property) => ({
      name: property.name,
      kind: kindOf(checker.getNonNullableType(checker.getTypeOfSymbolAtLocation(property, node))),
      isOptional: (property.flags & ts.SymbolFlags.Optional) !== 0,
    }));
    return { columns, isTuple };
  }

  function kindOf(type: ts.Type): ValueKind {
    const kinds = new Set((type.isUnion() ? type.types : [type]).map(kindOfMember));
    return kinds.size === 1 ? ([...kinds][0] ?? 'json') : 'json';
  }

  function kindOfMember(type: ts.Type): ValueKind {
    if (type.flags & ts.TypeFlags.StringLike) return 'string';
    if (type.flags & ts.TypeFlags.NumberLike) return 'number';
    if (type.flags & ts.TypeFlags.BooleanLike) return 'boolean';
    if (type.isIntersection()) return kindOfMember(type.types[0] ?? type);
    const name = type.symbol?.name;
    if (name === 'Date' || name === 'Buffer') return name;
    return 'json';
  }
}

function textProperty(sqlText: ts.ObjectLiteralExpression): ts.Expression | undefined {
  for (const property of sqlText.properties) {
    if (property.name?.getText() !== 'text') continue;
    if (ts.isPropertyAssignment(property)) return property.initializer;
    if (ts.isShorthandPropertyAssignment(property)) return property.name;
  }
  return undefined;
}

/** Whether a call is one of the driver's `query` methods, and not another method of this name. */
function isQuery(call: ts.CallExpression, checker: ts.TypeChecker): boolean {
  if (!ts.isPropertyAccessExpression(call.expression) || call.expression.name.text !== 'query') return false;
  const [declaration] = checker.getSymbolAtLocation(call.expression.name)?.declarations ?? [];
  return declaration?.getSourceFile().fileName.includes('/@types/pg/') ?? false;
}
