// One after the other: the first route that fits an address wins, and modules that await are otherwise evaluated in any order.
await import('#start/routes/health')
await import('#start/routes/security')
await import('#start/routes/main')
await import('#start/routes/law_firm')
await import('#start/routes/research')
await import('#start/routes/settings')
await import('#start/routes/operations')
await import('#start/routes/fallbacks')

export {}
