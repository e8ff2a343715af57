// One after the other: the first route that fits an address wins, and modules that await are otherwise evaluated in any order.
await import('#start/routes/health')
await import('#start/routes/sign_in')
await import('#start/routes/join')
await import('#start/routes/recovery')
await import('#start/routes/api')
await import('#start/routes/main')
await import('#start/routes/law_firm')
await import('#start/routes/research')
await import('#start/routes/firm')
await import('#start/routes/roles')
await import('#start/routes/invitations')
await import('#start/routes/settings')
await import('#start/routes/account_security')
await import('#start/routes/backoffice')
await import('#start/routes/operations')
await import('#start/routes/fallbacks')

export {}
