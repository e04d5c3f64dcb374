import { sql } from 'kysely'
import type { Database } from '../../src/server/platform/db/connect.ts'

/** The schema of a database as sorted lines: tables and columns, constraints, indexes, triggers and functions, in the database's own notation. */
export async function schemaOf({ db, dialect }: Pick<Database, 'db' | 'dialect'>): Promise<string[]> {
  const lines: string[] = []
  for (const query of CATALOGUE[dialect]) {
    const { rows } = await sql.raw<{ line: string }>(query).execute(db)
    lines.push(...rows.map(({ line }) => normalized(line)))
  }
  return lines.sort()
}

const CATALOGUE: Record<Database['dialect'], readonly string[]> = {
  sqlite: [
    `select type || ' ' || name || ' of ' || tbl_name || ': ' || coalesce(sql, '') as line from sqlite_schema
       where name not like '%\\_trigrams\\_%' escape '\\'`,
    `select 'column ' || s.name || '.' || c.name || ' ' || c.cid || ' ' || c.type || ' ' || c."notnull" || ' ' || coalesce(c.dflt_value, '')
       || ' ' || c.pk || ' ' || c.hidden as line from sqlite_schema as s, pragma_table_xinfo(s.name) as c where s.type = 'table'`,
    `select 'index ' || s.name || ': ' || i.name || ' ' || i."unique" || i.origin || i.partial || ' ' || c.seqno || ' '
       || coalesce(c.name, '?') || ' ' || c.desc || ' ' || c.coll || ' ' || c.key as line
       from sqlite_schema as s, pragma_index_list(s.name) as i, pragma_index_xinfo(i.name) as c where s.type = 'table'`,
    `select 'reference ' || s.name || '.' || f."from" || ' ' || f."table" || ' ' || coalesce(f."to", '') || ' ' || f.on_update || ' ' || f.on_delete as line
       from sqlite_schema as s, pragma_foreign_key_list(s.name) as f where s.type = 'table'`,
  ],
  // Without the position of a column: that of three tables differs between the two databases.
  postgres: [
    `select concat_ws(' ', 'column', c.relname || '.' || a.attname, format_type(a.atttypid, a.atttypmod), a.attnotnull,
       pg_get_expr(d.adbin, d.adrelid), a.attidentity, a.attgenerated, l.collname) as line
       from pg_class as c join pg_attribute as a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
       left join pg_attrdef as d on d.adrelid = c.oid and d.adnum = a.attnum left join pg_collation as l on l.oid = a.attcollation
       where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'v')`,
    `select concat_ws(' ', 'constraint', conrelid::regclass, conname, contype, pg_get_constraintdef(oid)) as line
       from pg_constraint where connamespace = 'public'::regnamespace and contype <> 'n'`,
    `select 'index ' || indexdef as line from pg_indexes where schemaname = 'public'`,
    `select 'sequence ' || relname as line from pg_class where relnamespace = 'public'::regnamespace and relkind = 'S'`,
    `select 'trigger ' || pg_get_triggerdef(oid) as line from pg_trigger where not tgisinternal`,
    `select 'function ' || pg_get_functiondef(p.oid) as line from pg_proc as p
       where pronamespace = 'public'::regnamespace and not exists (select from pg_depend where objid = p.oid and deptype = 'e')`,
  ],
}

const normalized = (line: string) => line.replace(/\s+/g, ' ')
