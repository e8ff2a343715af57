/** Folded function words. They count only inside phrases or when a query has nothing else. */
export const STOP_WORDS: ReadonlySet<string> = new Set(
  (
    'a al algo algun alguna algunas alguno algunos ante antes aquel aquella aquellas aquello aquellos aqui asi aun aunque ' +
    'bajo cada como con contra cual cuales cuando cuyo cuya cuyos cuyas de del desde donde dos e el ella ellas ello ellos en entre era eran es esa esas ese eso esos ' +
    'esta estas este esto estos fue fueron ha habia han hasta hay he la las le les lo los mas me mi mientras muy nada ni no nos nosotros o otra otras otro otros ' +
    'para pero por porque pues que quien quienes se sea sean segun ser si sin sino sobre son su sus tal tales tambien tan tanto te tiene tu tus u ' +
    'un una unas uno unos y ya yo'
  ).split(' ')
)
