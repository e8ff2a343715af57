import db from '@adonisjs/lucid/services/db'

let count = 0

/** Makes the database refuse a write of a table under a condition on `NEW` or `OLD`, as a constraint would; returns what allows it again. */
export async function refuse(
  write: 'INSERT' | 'UPDATE' | 'DELETE',
  table: string,
  condition: string
): Promise<() => Promise<void>> {
  const name = `poison_${++count}`
  const isMysql = db.connection().dialect.name === 'mysql'
  const action = isMysql
    ? `FOR EACH ROW BEGIN IF ${condition} THEN SIGNAL SQLSTATE '45000' SET MESSAGE_TEXT = 'poisoned'; END IF; END`
    : `WHEN ${condition} BEGIN SELECT RAISE(ABORT, 'poisoned'); END`
  await db.connection().getWriteClient().raw(`CREATE TRIGGER ${name} BEFORE ${write} ON ${table} ${action}`)
  return async () => void (await db.rawQuery(`DROP TRIGGER IF EXISTS ${name}`))
}

/** Puts another value into a column of a row; returns what puts the old one back. */
export async function spoil(table: string, id: number, column: string, value: unknown): Promise<() => Promise<void>> {
  const row = await db.from(table).where('id', id).firstOrFail()
  await db
    .from(table)
    .where('id', id)
    .update({ [column]: value })
  return async () =>
    void (await db
      .from(table)
      .where('id', id)
      .update({ [column]: row[column] }))
}
