/** Stop words that are acts: « quitter mon emploi » does not ask about « emploi » alone. */
const acts = `
donner rester trouver tomber partir acheter adapter ajuster amener apporter apprendre arranger attendre avouer bouger
charger considérer continuer convenir couvrir créer décider découvrir devenir empêcher envisager espérer éviter
expliquer exiger habiter imaginer impliquer indiquer installer jouer laisser manquer mener mériter montrer niaiser
opérer organiser paraître penser permettre placer poser pousser préciser préférer promettre quitter raconter
rajouter rater réagir recommander refuser remarquer remettre rentrer repartir répéter respecter ressembler retourner
réussir revenir sembler sentir sortir soulever supposer tenir tenter terminer tirer toucher tourner tromper
valoir visiter vivre
`;

/**
 * Words that the bot's search treats in their own way; synonyms are in `faq-synonyms.txt`. They are never displayed, so they are not
 * proofread. Case, accents, plurals and the most common endings do not matter: `stem` in `lib/folded-words.ts` removes them.
 */
export const words = {
  stopWords: `
le la les un une des du de d l et ou à au aux en y ne n pas plus que qu qui quoi quel est es sont suis êtes être c ce
cet ces ça cela s se si je j me m moi mon ma mes te t toi ton ta tes il elle on nous notre nos vous votre vos ils leur
lui son sa ses eux pour par avec sans sur dans chez vers entre comme quand pourquoi où dont donc alors mais car aussi
très trop bien bon avoir ai as a avez avons ont avais aurait aurais aura aurez aurons auriez eu peut peux pouvez pouvons
peuvent puis pourrais pourrait possible veux veut voulez voulons vouloir voulais voudrais voudrait aimer aime aimerais
aimerait aimerions souhaite faut faudra faudrait fallait dois doit devez devons devrais devrait devrions fait faire
faire fais font fera ferez va vas vais allez aller vont irait sera serait seriez était étant dire dis dit dites savoir
sais sait connaître besoin offre proposez donnez donne donnes donnent donné chose quelque page contient contenir
comprend comprendre tout tous même déjà encore exactement vraiment simplement seulement juste ensemble maintenant
présentement vrai aider aide aidez prend prendre prenez beaucoup reste utilise entreprise compagnie business affaires
cherche trouve arriver prévoir risque ici là oui non svp stp please ok plaît genre monde gens pareil correct direct
capable façon manière fois rendre fonctionne fonctionner marche commencer nécessaire mieux nouveau nouvelle actuel
existe parfois toujours jamais souvent plutôt environ ainsi afin selon pendant durant avant depuis jusque gros petit
grand autre chaque certain machin truc occupe roule embarque venir viens vient croire crois demande servir sert avance
part garde ramasser traite gérer gère intéresse fond bout coup coin après moment moitié style niveau tellement assez
surtout apparemment normalement vite lequel laquelle lesquels achète appris attend dépend devient fournir montre paraît
permet prévu revient sort voir voient voit absolument adéquat ailleurs alentours apparent assurément auparavant aucun
aujourd’hui auprès autant autour bientôt bref cadre capacité caractère cause ceci celle celui chacun clair complet
concernant concret contraire contre convaincu côté courant abord davantage dedans dehors délicat derrière dessus dessous
détail devant différent difficile dernier dernière disponible divers double drôle dur efficace également enfin ensuite
entier essentiel éventuel évident extra facile fameux faux final fini fort franchement fréquent général grosso habituel
haut heureux honnêtement hein idéal idée impossible incroyable inquiet intérêt intéressant jeune joli large libre limite
loin lors lorsque lourd malgré max maximum minimum moindre moins moyen importe naturellement net nombreux notamment nul
obligatoire obligé légal occasion opinion option ordinaire ordre original parce parfait particulier particulière partie
partout pauvre plein plupart plusieurs point pourtant près presque principal probablement problème proche propre propos
puisque pur quasiment quelconque raison rare récent règle rien sacré sauf sens sérieux soi soit solution source sous
spécial sujet suite suivant super sûr tantôt tard tas tôt total tour tranquille travers unique utile valable véritable
version vue voici voilà volontiers zéro pis faque ben koi ya pu pantoute coudonc coudon envoye icitte astheure tsé tsais
job patente asti crime dun dune davoir quest câline maudit mettons quin ouin ouais voyons jveux jai chu chuis jsuis jme
jvoudrais jpeux moé toé ct cest sa ki kel skoi vs ns pcq dsl pr qd qqn qqch ds bcp nest quossé kossé kessé tabarnouche
yé madame monsieur mr do does you your we our i my me us is are am can could would will the a an to use have has had
what which how of for and in it with who where when much many be there this that need want get give any some about help
premier première fasse utilisons dirige dirigeons semaine prochain temps jour journée année an ans type cas question
mettre mettez remplir recevoir creez créez pense midi
${acts}`,
  acts,
  /** Groups that are only courtesy beside another term. */
  courtesy: 'bonjour merci',
  /** Groups, or stems, that only say something of a thing: no question is about « le prix » or « le samedi » alone. */
  aspects: `
prix, délai, heures, samedi, demain, Noël, adresse, Québec, Montréal, téléphone, courriel, numéro, combien de, paiement, poids, énergie,
un métier, français, anglais, parler, formation, panne, permis, obtenir, changer, effacer, garder, vieux
`,
  /** Words that occur only in English questions. */
  english: `
the is are do does did you your i my our we what how where when who which why can could will would should have has
need want with for and it in to of this that there any about please help speak
`,
} as const;
