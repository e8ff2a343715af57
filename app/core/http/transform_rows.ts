/**
 * The rows of a list through their transformer, at once. What a row holds must be plain: the framework's own way, which also resolves transformers within
 * transformers, goes through the container for each row and is a tenth of the work of a list.
 */
export function transformRows<Row, Line>(
  transformer: new (row: Row) => { toObject(): Line },
  rows: readonly Row[]
): Line[] {
  return rows.map((row) => new transformer(row).toObject())
}
