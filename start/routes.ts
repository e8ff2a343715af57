import router from '@adonisjs/core/services/router'
import { RECORD_PARAMS, recordId } from '#app/core/http/record_id'

for (const name of RECORD_PARAMS) router.where(name, recordId)

// One after the other: modules that await are otherwise evaluated in any order, and the fallbacks come last. No two areas share an address.
await import('#start/routes/public')
await import('#start/routes/security')
await import('#start/routes/api')
await import('#start/routes/main')
await import('#start/routes/law_firm/matters')
await import('#start/routes/law_firm/activities')
await import('#start/routes/law_firm/documents')
await import('#start/routes/law_firm/clients')
await import('#start/routes/law_firm/portal')
await import('#start/routes/law_firm/transfers')
await import('#start/routes/law_firm/invitations')
await import('#start/routes/law_firm/settings')
await import('#start/routes/law_firm/templates')
await import('#start/routes/law_firm/deadlines')
await import('#start/routes/amparo')
await import('#start/routes/calendar')
await import('#start/routes/law_firm/docket')
await import('#start/routes/law_firm/hearings')
await import('#start/routes/portal')
await import('#start/routes/search')
await import('#start/routes/settings')
await import('#start/routes/backoffice')
await import('#start/routes/fallbacks')
