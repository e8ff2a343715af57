// Run by the new Node, which has SQLite built in: prints the names of the migrations that a database file has had.
import { DatabaseSync } from 'node:sqlite'

const database = new DatabaseSync(process.argv[2], { readOnly: true })
const rows = database.prepare('SELECT name FROM adonis_schema').all()
process.stdout.write(JSON.stringify(rows.map(({ name }) => name)))
