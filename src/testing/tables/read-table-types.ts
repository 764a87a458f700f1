import path from 'node:path'
import ts from 'typescript'

export type ColumnType = {
  name: string
  /** What a row read from the database holds: `number`, `string`, `Date`, `Text`, `string[]`, … */
  type: string
  nullable: boolean
  /** An insert may leave it out. */
  optional: boolean
  /** Where only some values are allowed: these. */
  values: string[] | null
}
export type TableType = { name: string; file: string; columns: ColumnType[] }

/** The interface `Tables` as all files that add to it make it, read by the compiler itself. */
export function readTableTypes(root: string, files: string[]): TableType[] {
  const { config } = ts.readConfigFile(path.join(root, 'tsconfig.json'), ts.sys.readFile)
  const { options } = ts.convertCompilerOptionsFromJson({ ...config.compilerOptions, types: ['node'] }, root)
  const program = ts.createProgram(files, options)
  const checker = program.getTypeChecker()
  const source = program.getSourceFile(files[0]!)
  const module = source && checker.getSymbolAtLocation(source)
  const tables = module && checker.getExportsOfModule(module).find(({ name }) => name === 'Tables')
  if (!tables) throw new Error(`${files[0]} exports no Tables`)
  return checker.getPropertiesOfType(checker.getDeclaredTypeOfSymbol(tables)).map((table) => ({
    name: table.name,
    file: path.relative(root, table.declarations?.[0]?.getSourceFile().fileName ?? ''),
    columns: checker
      .getPropertiesOfType(checker.getTypeOfSymbol(table))
      .map((column) => readColumn(checker, column.name, checker.getTypeOfSymbol(column))),
  }))
}

function readColumn(checker: ts.TypeChecker, name: string, declared: ts.Type): ColumnType {
  const read = partsOf(checker, declared, '__select__')
  const inserted = partsOf(checker, declared, '__insert__')
  const values = read.filter((part) => !isNothing(part))
  const literals = values.filter((part) => part.isStringLiteral() || part.isNumberLiteral())
  return {
    name,
    type: [...new Set(values.map((part) => nameType(checker, part)))].join(' | '),
    nullable: read.some(isNothing),
    optional: inserted.some(isNothing),
    values: literals.length === values.length ? literals.map(({ value }) => String(value)).sort() : null,
  }
}

/** Kysely's `ColumnType` holds one type for reading and one for inserting; a plain type is both. */
function partsOf(checker: ts.TypeChecker, type: ts.Type, side: '__select__' | '__insert__'): ts.Type[] {
  return split(type).flatMap((part) => {
    const own = part.getProperty(side)
    return own ? split(checker.getTypeOfSymbol(own)) : [part]
  })
}

const split = (type: ts.Type): ts.Type[] => (type.isUnion() ? type.types : [type])

const isNothing = (type: ts.Type) => (type.flags & (ts.TypeFlags.Null | ts.TypeFlags.Undefined)) !== 0

function nameType(checker: ts.TypeChecker, type: ts.Type): string {
  if (type.flags & ts.TypeFlags.StringLike) return 'string'
  if (type.flags & ts.TypeFlags.NumberLike) return 'number'
  if (type.flags & ts.TypeFlags.BooleanLike) return 'boolean'
  if (type.getProperty('zh_CN') && type.getProperty('en_US')) return 'Text'
  return checker.typeToString(checker.getBaseTypeOfLiteralType(type)).replace(/^Buffer<.*/, 'Buffer')
}
