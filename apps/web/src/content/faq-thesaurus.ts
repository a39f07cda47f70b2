/**
 * Language data of the bot's search. It is never displayed, so it is not proofread. Case, accents, plurals and the most common
 * endings do not matter: `stem` in `blocks/faq-bot/search.ts` removes them.
 */
export const thesaurus = {
  /** Stop words, separated by spaces. */
  stopWords: `
le la les un une des du de d l et ou à au aux en y ne n pas plus que qu qui quoi quel quelle est es sont suis êtes être c ce cet cette ces ça cela s se si je j me m moi
mon ma mes te t toi ton ta tes il elle on nous notre nos vous votre vos ils leur lui son sa ses eux autres pour par avec sans sur dans chez vers entre comme quand
pourquoi comment où dont donc alors mais car aussi très trop bien bon bonne avoir ai as a avez avons ont avais aurait aurais aura aurez aurons auriez eu peut peux pouvez
pouvons peuvent puis pourrais pourrait pourriez possible veux veut voulez voulons vouloir voulais voudrais voudrait aimer aime aimerais aimerait aimerions souhaite faut faudra
faudrait fallait dois doit devez devons devrais devrait devrions fait faire faire fais faites font fera ferez va vas vais allez aller vont irait sera serait seriez était étant
dire dis dit dites savoir sais sait connaître besoin offrez offre proposez donnez donner donne donnes donnent donné chose quelque page contient contenir comprend comprendre tout tous toute même déjà
encore exactement vraiment simplement seulement juste ensemble maintenant présentement vrai aider aide aidez prend prendre prenez beaucoup reste rester utilise entreprise
compagnie business affaires cherche chercher trouve trouver arriver prévoir risque ici là oui non svp stp please ok plaît genre monde gens pareil correct direct capable sorte
façon manière fois rendre fonctionne fonctionner marche marcher commencer nécessaire mieux nouveau nouvelle actuel actuelle actuellement existe parfois toujours
jamais souvent plutôt environ ainsi afin selon pendant durant avant depuis jusque gros petit grand autre chaque certain machin truc occupe occuper roule embarque venir viens
vient croire crois demande demander servir sert avance tomber partir part garde ramasser traiter traite gérer gère intéresser intéresse fond bout coup coin après moment moitié
style niveau tellement assez surtout apparemment normalement vite lequel laquelle lesquels acheter achète adapter ajuster amener apporter apprendre appris arranger attendre
attend avouer bouger charger considérer continuer convenir couvrir créer décider découvrir dépend devenir devient empêcher envisager espérer éviter expliquer exiger fournir
habiter imaginer impliquer indiquer installer jouer laisser manquer mener mériter montrer montre niaiser nommer opérer organiser paraître paraît penser permettre permet placer
poser pousser préciser préférer prévu promettre quitter raconter rajouter rater réagir recommander refuser remarquer remettre rentrer repartir répéter respecter ressembler
retourner réussir revenir revient sembler sentir sortir sort soulever supposer tenir tenter terminer tirer toucher tourner traîner tromper valoir visiter vivre voir voient voit
absolument adéquat ailleurs alentours apparent assurément auparavant aucun aujourd’hui auprès autant autour bientôt bref cadre capacité caractère cause ceci celle celui chacun
clair complet concernant concret contraire contre convaincu côté courant abord davantage dedans dehors délicat derrière dessus dessous détail devant différent difficile
dernier dernière disponible divers double drôle dur efficace également enfin ensuite entier essentiel éventuel évident extra facile fameux faux final fini fort franchement
fréquent général grosso habituel haut heureux honnêtement hein idéal idée impossible incroyable inquiet intérêt intéressant jeune joli large libre limite loin lors lorsque
lourd malgré maximum minimum moindre moins moyen importe naturellement net nombreux notamment nul obligatoire obligé occasion opinion option ordinaire ordre original parce
parfait particulier particulière partie partout pauvre personnellement plein plupart plusieurs point pourtant près presque principal probablement problème proche propre propos
puisque pur quasiment quelconque raison rare récent règle rien sacré sauf sens sérieux soi soit solution source sous spécial sujet suite suivant super sûr tantôt tard tas tôt
total tour tranquille travers unique utile valable véritable version vue voici voilà volontiers zéro
pis faque ben koi ya pu pantoute coudonc coudon envoye icitte astheure tsé tsais job jobs patente asti crime câline maudit mettons quin ouin ouais voyons jveux jai chu chuis
jsuis jme jvoudrais jpeux moé toé ct cest sa ki kel skoi vs ns pcq dsl pr qd qqn qqch ds bcp nest quossé kossé kessé tabarnouche yé
madame monsieur mme mr
do does you your we our i my me us is are am can could would will the a an to use have has had what which how of for and in it with who where when much many be there
this that need want get give any some about help
premier première fasse utilisons dirige dirigeons semaine prochain prochaine temps jour journée année an ans mois type cas question mettre mettez remplir recevoir vraie creez créez pense penses passer midi
`,
  /** Groups that are only courtesy beside another term. */
  courtesy: 'bonjour merci',
  /** Words that occur only in English questions. */
  english: `
the is are do does did you your i my our we what how where when who which why can could will would should have has need want with for and it in to of this that there any
about please help speak
`,
  /** Synonym groups, one per line: the name of the group, then its members. */
  synonyms: `
bonjour: salut, bonsoir, allo, hello, hi, hey, coucou
merci: merci beaucoup, thanks, thank you, bonne journée, au revoir, bye
prix: honoraires, coût, tarif, tarification, cher, dispendieux, budget, frais, taux horaire, taux, facturez-vous, chargez-vous, vous chargez, vous facturez, vaut, combien ça, combien pour, combien un, combien une, combien coûte, coûte combien, revient à combien, à combien ça revient, ça fait combien, c’est combien, combien d’argent, ordre de grandeur, négociable, payant, piasses, dollars, forfait, bas prix, économique, coûteux, investissement, fourchette, frais cachés, à partir de combien, les moyens, mes moyens, argent, dépenser, sortir de l’argent, price, pricing, cost, how much, rabais, escompte, expensive, fees, va chercher dans les combien, chercher dans les combien, dans les combien, cheap, abordable, bon marché, tarif horaire, ça monte à combien, coûter cher, plus cher, ballpark, quel montant, quel budget, combien
devis: faire un prix, me faire un prix, demande de prix, prix approximatif, engageant, soumissionner, estimation, proposition, quote, chiffrer mon projet, avoir un prix, obtenir un prix, recevoir un prix, un prix rapide, appel d’offres
délai: quand vais-je, quand allez-vous, en retard, long avant, c’est long, c’est-tu long, est-ce long, long faire, long à faire, pour quand, date limite, prêt, livrer, combien de temps, combien de jours, combien de semaines, combien de mois, durée, échéancier, échéance, temps ça prend, ça prend du temps, longtemps, longtemps faire, deadline, date de livraison, prêt quand, how long, durer, dure combien, étalé, à quelle date, quelle date, timeline, combien ça prend, combien ça prend de temps, ça prend combien, prend combien de temps, d’ici, ETA, traîne, quand ça va être, ça va être prêt
urgence: livrer rapidement, urgent, rush, asap, dans une semaine, dans deux semaines, dans 2 semaines, dans trois semaines, dans 3 semaines, en deux semaines, en 2 semaines, en 3 semaines, en trois semaines, avant le lancement, la semaine prochaine, cette semaine, avant Noël, ouvre dans, dans 2 mois, en 1 mois, dans un mois, dans deux mois, dans trois mois, avant les fêtes, avant l’été, temps des sucres, avant le printemps, pour le printemps, suis pressé, c’est pressé, est pressé, chu pressé, très pressé, un événement, dans dix jours, dans 10 jours, dans cinq jours, d’ici vendredi, au plus vite, le plus vite possible, ça presse, est urgent
ancienneté: depuis quand, depuis combien, ça fait combien de temps, combien de temps que, années d’expérience, depuis longtemps, existez, existez-vous, existe depuis
débutant: connais rien, connaît rien, comprends rien, pas bon en informatique, nul en informatique, pas techno, nul en, pas bonne en, est-ce compliqué
être rappelé: me rappeler, rappelez-moi, retour d’appel, pas de nouvelles, pu de nouvelles
vous écrire: vous écris, adresse je vous écris, adresse pour écrire, où vous écrire
achalandage: plus de visiteurs, plus de clients, trafic, faire connaître, leads, prospects, trouver des clients, nouveaux clients, conversions, notoriété, visibilité en ligne, attirer, plus d’appels, plus de ventes, plus de monde, attirer du monde, pas assez de clients, plus d’inscriptions, plus de réservations, plus de demandes, plus de soumissions, plus de contrats, plus de mandats, trouver des contrats, avoir des contrats, remplir mon agenda, ventes baissent, mes ventes baissent, moins de clients, manque de clients
secteur: domaine d’activité, dans le domaine, dans notre domaine, dans mon domaine, mon industrie, mon métier, notre métier, mon milieu, secteur public, travaillez-vous avec, travaillez-vous dans, travaillez-vous pour, vous travaillez avec, vous travaillez pour, travaillez avec, travaillé pour, faites affaire avec, faites-vous affaire avec, expérience avec des, expérience avec les, expérience dans le, sites pour des, sites pour les, pour des gens comme, dans le même domaine
un métier: resto, restaurant, agriculteur, agriculture, agricole, foresterie, tourisme, touristique, immobilier, immobilière, garage, salon de coiffure, coiffure, coiffeuse, entrepreneur, plomberie, plombier, électricien, menuisier, excavation, paysagement, paysagiste, avocat, notaire, architecte, école, éducation, université, hôtel, auberge, transport, transporteur, garderie, entraîneur, spa, esthétique, esthéticienne, toiture, rénovation, boulangerie, épicerie, quincaillerie, fleuriste, organisme communautaire, municipalité, municipal, municipaux, ministère, gym, gymnase, centre sportif, couture, couturière, traiteur, camping, ferronnerie, imprimerie, salon, cabinet, bureau de comptables, résidence de personnes âgées, résidence pour aînés, foyer, une ferme, ma ferme, notre ferme, des fermes, ferme laitière, compagnie de toiture, plomberie chauffage, déménagement, déménageur, salon de beauté, barbier, marina, érablière, cabane à sucre, microbrasserie, distillerie, vignoble, verger, pépinière, scierie, menuiserie, ébénisterie, cordonnerie, bijouterie, librairie, boucherie, poissonnerie, fromagerie, studio de yoga, école de danse, école de conduite, camp de jour, centre de la petite enfance, CPE, coopérative, syndicat de copropriété, gestion immobilière, ingénieur, arpenteur, firme, OBNL, OSBL, sans but lucratif, organisme
arrêt de production: fermer l’usine, arrêter la production, arrêter l’usine, arrêter les machines, arrêter la shop, arrêter la ligne, fermer la shop, usine doit fermer, fermer durant l’installation
hors sujet: remboursement d’impôt, quelle heure il est, quelle heure est-il, qui a inventé
professionnel de la santé: optométriste, cabinet dentaire, cabinet médical, clinique dentaire, dentiste, médecin, physio, pharmacie, pharmacien, massothérapeute, chiro, massothérapie, ostéo, ostéopathe, psychologue, chiropraticien, denturologiste, optométrie, dentaire
téléphone: caller, j’appelle, qui j’appelle, j’appelle qui, vous appelle, ligne directe, tél, appeler, numéro de téléphone, phone, phone number, téléphonique, numéro sans frais, call you
mobile: cellulaire, cell, téléphone intelligent, iPhone, Android, tablette, iPad, téléphone cellulaire, sur un téléphone, sur mon téléphone
courriel: adresse de courriel, adresse courriel, boîte de courriel, mail, email, e-mail, adresse mail, adresse email, adresse électronique, écrire à, vous écrire à, gmail, message
personne: humain, quelqu’un, vraie personne, conseiller, conseillère, expert, être humain, vrai humain, un responsable, service à la clientèle, service client, human, someone
parler: discuter, jaser, échanger, rejoindre, joindre, contacter
heures: horaire, ouverture, ouvert, ouvrez, fermé, fermeture, finissez, ouvert quand, heures d’affaires, heures de service, heures de travail, jours fériés, congé férié, fériés, 24h sur 24, vacances, 24/7, 24 heures, jour et nuit, ferme à, ouvre à, opening hours, business hours, open, ouvert à l’année, en congé, congés, vacances de la construction, à soir, ce soir, quels jours, êtes-vous là
samedi: lundi, vendredi, dimanche, fin de semaine, week-end
paiement: Interac, PayPal, comptant, crédit, payer, paye, paie, régler, payable, modalités, Visa, Mastercard, virement, chèque, cryptomonnaie, bitcoin, payment, credit card, carte de débit, reçois une facture, facturez-vous avec taxes, votre facture, payez
versements: dépôt, acompte, financement, plusieurs fois, plusieurs versements, paiements mensuels, en versements, dépôt au départ, à crédit, versement, termes de paiement, net 30, financez, financez-vous, financer le projet, mensualités, tempérament, installments, instalments, plan de paiement, en deux fois, en trois fois, deux fois ou, trois versements, tout d’un coup, toute d’un coup, d’un seul coup, par tranches, étaler le paiement, étaler les paiements, étaler mes paiements, étaler le coût, étaler la facture, au fur et à mesure, payer par mois, payer chaque mois, payer tous les mois
remboursement: rembourser, remboursable, ravoir mon argent, ravoir son argent, argent remis, remettre mon argent, remettez mon argent, redonnez mon argent, rendez mon argent, récupérer mon argent, redonner mon argent, money back, refund, refunded
embauche: embauchez, embauchez-vous, engagez-vous, vous engagez, hiring, hire, stage, stagiaire, internship, postuler, postulez, candidature, mon cv, mon curriculum, curriculum vitae, des emplois, emplois chez vous, emploi chez vous, demande d’emploi, emplois disponibles, cherche un emploi, cherche une job, une job chez vous, des jobs chez vous, cherche du travail, travailler pour vous, travailler chez vous, travailler dans votre équipe, travailler dans votre agence, en recrutement, joindre votre équipe, rejoindre votre équipe, postes disponibles, poste disponible, postes ouverts, postes à combler, postes vacants, recrutez-vous, vous recrutez, vous cherchez du monde, cherchez-vous du monde, carrière
rendez-vous: se voir, zoom, vidéoconférence, rencontre, réunion, réserver, meeting, vous rencontrer, se rencontrer, RDV, booker, agenda, disponibilités, appel vidéo, visioconférence, visio, Meet, par vidéo, en visio
entretien: mis à jour, mise à jour, une fois en ligne, une fois le site en ligne, une fois livré, après la mise en ligne, après la livraison, après le lancement, service après-vente, après vente, frais mensuels, mensuel, sauvegarde, backup, entretient, maintenance, soutien, support, suivi, petits changements, petites modifications, entretenir, renouvellement, maintain, updates, après sa mise en ligne, une fois fini
site: site Web, site Internet, page Web, Web, siteweb, website, web site, internet, vitrine, portail, web page, homepage
plateforme toute faite: Wix, WordPress, Squarespace, Webflow, GoDaddy, Weebly, modèle gratuit, gabarit tout fait, Shopify
boutique: magasin, magasin en ligne, commerce électronique, vente en ligne, vendre en ligne, vends en ligne, boutique en ligne, e-commerce, ecommerce, panier abandonné, point de vente, fiches de produits, fiches produits, vendre sur le web, commandes en ligne, ma caisse, notre caisse, la caisse du magasin, panier, Amazon, caisse enregistreuse, Square, expédition, acheter en ligne, achats en ligne, détaillant, online store, online shop, sell online, vendre direct, achètent mes, acheter direct, catalogue en ligne, frais de livraison, postes canada, expédier, colis, cueillette, vendre mes, vendre nos, vendre des, retours de marchandise, retours de produits, mes ventes en ligne, vends au Canada, vendre au Canada, vendre à l’étranger
application: appli, app, logiciel mobile, application native, application sur mesure, AppStore, App Store, Play Store, Google Play, mobile app
robot: bot, chatbot, clavardage, clavarder, tchat, robot conversationnel, agent conversationnel, assistant virtuel, robot de clavardage, chat en ligne, répond aux courriels, répondre aux courriels, répondre à mes clients, répond à mes clients
robot ou humain: êtes-vous un robot, es-tu un robot, t’es un robot, parler à un robot, parle à un robot, vous êtes un robot, humain ou, personne ou un robot, personne ou une machine, ou une machine, ou un humain
mini-robot: petit robot, robot écologique
IA: intelligence artificielle, IA générative, machine learning, algorithme, artificial intelligence
ChatGPT: GPT, Copilot, Gemini, chat GPT, Mistral, Claude, assistant généraliste, OpenAI, modèle de langage, LLM
refonte: tanné, changer d’agence, autre agence, ancien programmeur, ancien développeur, ancien webmestre, mon webmestre, ancienne agence, fait dur, moche, moderniser, remplacer mon site, refaire, refait, reprendre, reprendre un site, rafraîchir, redesign, mettre au goût du jour, au goût du jour, refaire le site, refaire mon site, refaire notre site, site actuel, ancien site, vieux site, existant, migrer, transférer mon site, déménager mon site, remettre à jour, plus à jour, mon programmeur, notre programmeur, rebuild, redo, a parti le site, a parti mon site, site abandonné, site jamais fini, broche à foin, donne plus de nouvelles, vieux programmeur, plus beau que le mien, site de mes compétiteurs, site de mon compétiteur, a commencé le site, commencé le site, finir le site, terminer le site, site pas fini, site à moitié fait
vieux: vieille, ancien, désuet, dépassé, datent, date de, âge, de 1990, de 1992, de 1995
effacer: désabonner, désinscrire, retirer mon nom, droit à l’oubli, supprimer, enlever, retirer, suppression, désinscription, retirer mes, retirer mon, delete, remove
données: mes infos, ce que j’écris, ce que mes clients écrivent, remplis le formulaire, renseignements, informations, info, renseignements personnels, données personnelles, informations personnelles, données clients, data, documents confidentiels, personal information, recevoir des pubs, spam, pourriel, gardez-vous mon cv, responsable loi 25, déposent leurs papiers
données au Québec: restent au Québec, données vont, où vont les données
hors Québec: aux États-Unis, aux États, aux USA, aux US, hors du Québec, à l’extérieur du Québec, AWS, serveur américain
témoins: cookie, traceurs, pistage, pister, mouchard, bannière, bandeau, traqueur, Google Analytics, Analytics, combien de monde visite, nombre de visites, combien de visiteurs, statistiques de visite
référencement: SEO, moteur de recherche, visibilité, visible, position, Google, Bing, résultats de recherche, Google My Business, fiche Google, trouver sur Google, sortir sur Google, sort sur Google, apparaître sur Google, apparaît sur Google, apparaît pas, première page, ranking, rank, search engine, page 3, mots-clés, être trouvé, premier sur Google, sorte quand on cherche, sortir quand on cherche, quand on cherche, Google Maps, Google Map, la carte Google, fiche d’établissement
équipe: staff, vous êtes combien, combien êtes-vous, êtes combien, qui travaille, main-d’œuvre, développeurs, employés, collègues, personnel, spécialistes, programmeurs, pigistes, team, de mon dossier, de notre dossier, assez de monde, combien de monde, combien de gens, gens à l’interne, à l’interne, your team
le patron: boss, votre boss, patron, le propriétaire de l’agence, owner
prix gagnés: gagné des prix, prix et récompenses, récompenses, awards
mes employés: nos employés, mon équipe, notre équipe, mes gars, nos gars, mon staff, notre staff, les employés, l’employé, opérateurs, travailleurs, syndicat, syndiqué
région: desservez, déplacez-vous, à distance
prévision: prédire, prédiction, anticiper, prévoir la demande, prévoir mes ventes, prévoir les ventes, prédire combien, prévoir combien
énergie: électricité, énergivore, consommation, kWh, facture d’électricité, gourmand
hydroélectricité: Hydro-Québec, hydroquébec, énergie renouvelable, énergie verte, électricité verte, hydro, barrage, solaire, éolien
conforme: conformité, en règle, respecter la loi
inscription: inscrire, enregistrer, s’inscrire, certificat de francisation
portfolio: exemples de ce que, ce que vous avez fait, ce que vous faites de, déjà réalisé, avez-vous déjà, montrez-moi, montrez-moi des sites, sites que vous avez, sites que vous, projets que vous, réalisations, exemples, vos références, références de, des références, déjà fait, avez-vous fait, voir vos sites, voir vos projets, projets passés, étude de cas, projets réalisés, travail passé, votre travail, vos travaux, exemples de sites, exemples de réalisations, projets semblables, examples, previous work, your work, références de clients, entreprises avez-vous aidées, entreprises que vous avez aidées, avez-vous aidé
écologique: éco, vert, écoresponsable, environnement, environnemental, écolo, durable, planète, climat, écoconception, éco-conception, écoconçu, développement durable, sobre, numérique responsable, bon pour la planète, green, réchauffement, changement climatique
empreinte: polluant, moins polluant, ça pollue, calcul du CO2, tonnes de CO2, carbone, CO2, pollue, pollution, gaz à effet de serre, GES, écoindex, bilan carbone, empreinte environnementale, empreinte écologique, empreinte carbone, impact environnemental, impact écologique, grammes de CO2, CO2 par visite
compensation: planter des arbres, planter un arbre, arbre par site, arbres
publicité: pub, annonces, Ads, campagne, annonces payantes, publicitaire, marketing payant, advertising, advertise
réseaux sociaux: Facebook, Instagram, LinkedIn, TikTok, tik tok, médias sociaux, réseaux, Meta, YouTube, page FB, FB, Insta, publications, stories, abonnés, influenceur
infolettre: newsletter, courriels de masse, Mailchimp, courriels promotionnels, courriel marketing, liste de courriels, campagne de courriels
marketing: webmarketing, stratégie numérique, promotion, promouvoir, se faire connaître, me faire connaître, nous faire connaître, faire de la promo
facture: bons de commande, reçus, factures fournisseurs, factures de fournisseurs, facturation électronique, relevés de compte, bordereaux, invoice, scanner, numériser, notes de frais, factures papier, factures par la poste
saisie: entre les mêmes, mêmes données, plusieurs logiciels, tape à la main, copier, tableur, chiffrier, temps perdu, perd du temps, perdre du temps, ressaisie, double saisie, paperasse, papier, recopier, retaper, entrer à la main, rentrer à la main, à la main, tâches répétitives, copier-coller, Excel, répétitif, répétitive, administratif, paperasserie, tâches administratives, chiffrier Excel, heures par semaine, administration, taper, tapons, fax, gagner du temps, sauver du temps, productivité, efficacité, feuille de temps, punch, bon de travail, horaire des employés, se classent toutes seules
comptabilité: comptable, tenue de livres, QuickBooks, Acomba, Sage, Xero, Avantage, comptabilité fournisseurs, commis comptable, aide-comptable, grand livre, conciliation, conciliation bancaire, rapprochement, rapprochement bancaire, fin de mois, contrôleur, contrôleuse, comptes recevables, comptes à recevoir, accounting, bookkeeping, accountant, Simple Comptable, QuickBooks Online, Sage 50, écritures, les livres, balancent jamais, balance jamais, balancer les livres, la banque et les livres
la paie: feuilles de paie, paie des employés, Nethris, Employeur D
taxes: remise de taxes, déclaration de taxes, TPS, TVQ, Revenu Québec, DAS
rendement: se rembourse, se rembourser, ça vaut, vaut la peine, vaut-il la peine, épargne, gagner de l’argent, ça donne, ROI, rentable, rentabilité, retour sur investissement, rentrer dans mon argent, amortir, économise, économies, vaut le coup, en vaut la peine, bénéfice, ça rapporte, va rapporter, l’IA rapporte, automatisation rapporte
panne: marche pu, marche plus, marche pas, fonctionne plus, fonctionne pas, crashé, planté, down, tombe en panne, brise, bogue, bug, ça plante, ça casse, problème technique, hors service, plante la nuit
emploi: perdre des emplois, perte d’emplois, jobs de mes employés, congédier, perdre des jobs, mettre dehors, mises à pied, mettre à pied, licenciement, perdre sa job, perdre leur emploi, perte d’emploi, remplacer mon personnel, remplacer mes employés, remplacer nos employés, remplacer les humains
logiciel: système, outils, software, ERP, PGI, progiciel, programme informatique, plateforme logicielle, Access, base de données Access, FileMaker, Lightspeed, Dynamics, Odoo, SAP
adresse: c’est où, où est, où êtes, où sont, sont où, dans quelle ville, emplacement, bureau, localisation, se trouve, vous trouvez, à Québec ou, en personne, basés dans, venir chez nous, se déplacer, situé, où êtes-vous, located, address, sur place, vous déplacez, venez-vous, visiter notre, en région, Lévis, Saguenay, Sherbrooke, Trois-Rivières, de quelle place, quelle place, Abitibi, Gaspésie, Côte-Nord, Outaouais, Estrie, Mauricie, Lanaudière, Laurentides, Montérégie, Bas-Saint-Laurent, jusque-là, jusque chez nous, your location
découverte: premier appel, première rencontre
audit: analyse, évaluation, diagnostic, vérifier, vérification, inspection, checker, examiner, rapport d’audit, examen
gratuit: gratis, sans frais, free, free of charge
hébergement: serveur, infonuagique, cloud, données stockées, stocker les données, hébergeur, stockage, hosting, hosted, Google Drive, Dropbox, OneDrive, hébergeur web
étapes: comment ça marche, comment ça fonctionne, procédure, mandat, on débute, débuter, démarrer, comment on procède, procéder, déroulement, phases, processus, démarche, méthode, ça se passe, comment ça se passe, comment travaillez-vous, on commence, par où, première étape, fonctionnement, planification, comment on commence, comment commencer, suivi de projet, avancement, collaborer, processus de travail, au courant, tenez au courant, tenir au courant, suivi pendant, voir le site avant, avant qu’il soit public, version de démonstration, versions de maquettes
erreur sur le site: affiche une erreur, page blanche, message d’erreur, erreur 404, site tombé
recommandation: meilleur, connaissez-vous un, connaissez-vous une, connais-tu un, connais-tu une, me conseiller un, me recommander un, à me conseiller, à me recommander, bonne place pour, où manger
un modèle tout fait: avez-vous un modèle, modèle pour, un gabarit, des gabarits, template, templates, thème tout fait
se démarquer: se distinguer des autres, me démarquer, nous démarquer
recruter: offre d’emploi, recruter des, trouver des employés, afficher un poste
maquette à approuver: voir une ébauche, ébauche, brouillon, esquisse, retouche, corrections, aperçu, approuver, approbation, révision
te demander: je peux te poser, quelles questions, te poser comme question
aucune idée: pas d’idée, je ne sais pas ce qu’il me faut, sais pas ce qu’il me faut, sais pas par où commencer
services: vous faites quoi, faites-vous quoi, qu’est-ce que vous faites, que faites-vous exactement, que faites-vous comme travail, faites-vous exactement comme travail, what do you do
qui êtes-vous: qui es-tu, t’es qui, vous êtes qui, parlez-moi de vous, parlez-moi de l’agence, parlez-moi de votre agence, who are you
propriétaire: propriété, appartient, appartiendra, à moi, à nous, m’appartient, pris avec vous, c’est à qui, à qui le site, prisonnier, appartenir, appartiennent, détient, possède, code source, c’est à nous, si je vous quitte, si on vous quitte, own, ownership, être à qui, otage, bloqué avec vous, pogné avec vous, accès admin, transférer ailleurs, partir ailleurs
modifier: tout seul, par moi-même, changer mes photos, changer mes prix, changer mes textes, changer le texte, ajouter des, éditer, CMS, modifications, moi-même, nous-mêmes, soi-même, autonome, changer les textes, changer des textes, changer les photos, changer une photo, changer des photos, ajouter une page, ajouter du texte, publier des nouvelles, gérer mon site, changer mon menu, corriger une faute, menu en ligne, mettre mon menu, mettre mes prix
automatisation: automatique, workflow, automation, se fait tout seul, processus d’affaires, automate, tout se crée, tout se fait, se crée tout seul, se fait tout seul
erreur: mal lu, lit mal, se trompe, fiable, fiabilité, une faute, s’est trompée, trompée
inventer: halluciner, mentir, niaiseries
amende: pénalité, sanction, poursuite, illégal, légal, infraction, risque légal, fine, punition, punir, is it illegal, est-ce illégal, fermer mon site, je risque, on risque, risque-t-on, qu’est-ce que je risque
traduction: traduire, traduise, Google Translate, Google Traduction, DeepL, traduction Google, traducteur automatique, traduction par IA, traduit, traducteur, traductrice, translate, translation
français: francisation, bilingue, langue, french, en french, québécois, joual, accent
anglais: anglaise, anglophone, unilingue, autre langue, deux langues, multilingue, english, espagnol
OQLF: Office québécois de la langue française, office de la langue française, office de la langue, office québécois, office du français, la police de la langue, police de la langue, répondre à l’office, à l’office, de l’office
enseigne: affiche, affichage, devanture, façade, pancarte, panneau, storefront, marquise, lettrage, raison sociale, coffee, nom sur la vitrine, dans la vitrine, sur ma porte, sur la porte, Welcome, outdoor sign, store sign, my sign, our sign
loi 96: projet de loi 96, charte de la langue, charte de la langue française, loi 101, bill 96, law 96
avis: mise en demeure, dénoncer, dénonciation, lettre, plainte, avertissement
sécurité: pirates, se faire hacker, hackers, fraude, sécuritaire, sécurisé, piratage, virus, cyberattaque, attaque, cybersécurité, SSL, https, certificat SSL, certificat de sécurité, intrusion, antivirus, security, secure, hacked, hameçonnage, rançongiciel, ransomware, encrypté, sont chiffrés, est chiffré, données chiffrées, sont-ils chiffrés, sont-tu chiffrés
fuite de données: vol de données, voler nos données, voler mes données, voler les données, volé nos données, données volées, brèche, fuite, fait hacker, fait pirater, voler des données
PCI: PCI DSS, paiement sécurisé, numéros de carte, cartes volées, norme PCI, cartes de crédit sur le site, carte de crédit sur mon site, stocker les cartes, cartes de crédit de mes clients, garder les cartes de crédit, conserver les cartes
lent: lenteur, vitesse, accélérer, long à charger, performance, rapide, chargement, temps de chargement, plus vite
usine: shop, atelier, usinage, fabrication, production manufacturière, industriel, ligne de production, industrie 4.0, industrie 4, 4 0, manufacturier, manufacturière, manufacture, plancher de l’usine, plancher de production, chaîne de montage, ligne de montage, fabricant, CNC, rebut, traçabilité, contrôle de qualité, usine connectée, virage numérique, soudeurs, quart, palette, lot, plancher, factory, fraiseuse, découpe, convoyeur, cadence, TRS, GMAO, plans d’atelier, dessins d’atelier, pièces, mise en course, temps de cycle, temps de réglage, OEE, rendement des machines, donneur d’ordres
machine: équipement, machines-outils, presse, plieuse, tour à métal, PLC
capteur: bris, arrêts non planifiés, maintenance prédictive, entretien prédictif, entretien prévisionnel, bris de machine, prévenir les bris, sonde, compteur, température
inventaire: entrepôt, stock, rupture de stock, réapprovisionnement, surstock, tablettes vides, quantités en magasin
subvention: aide financière, aide du gouvernement, crédits d’impôt, financement gouvernemental, gouvernement, PARI CNRC, ESSOR, trouver de l’argent, trouver l’argent, chercher de l’argent, aide gouvernementale, programme gouvernemental, programme d’aide, C3i, crédit C3i, Investissement Québec, financer mon projet, financement du projet, DEC, grant, funding, PARI, CRIC, programme de financement, prêt du gouvernement, financer mon usine
clinique: patient, télémédecine, santé, dossier médical, dossiers médicaux, portail de patients, hôpital, médical, médicaux, infirmière, soins, vétérinaire, physiothérapie, CLSC, RPA, télésanté, ordonnance
banque: fintech, assureur, caisse, courtier, secteur financier, secteur de la finance, services financiers, ouverture de compte, assurance, courtage, hypothécaire, Desjardins, prêteur, AMF, caisse populaire
marque: marque de commerce, nom de ma compagnie, nom de mon entreprise, nom d’entreprise, slogan
logo: logotype, image de marque, identité visuelle, identité de marque, branding, charte graphique, couleurs, carte d’affaires, refaire notre image, refaire mon image, notre image
ergonomie: mélangeant, mélangé, confus, compliqué, trouvent rien, se perdent, pas clair, convivial, facile à utiliser, navigation, expérience utilisateur, UX, perdus sur, parcours utilisateur, parcours client, utilisabilité, maquette, prototypes, interface, UI, simple à comprendre, formulaire trop long, tests utilisateurs, intuitif, intuitive, mal fait, abandonnent, sont trop longs, perdus, pas capable de trouver, difficile à trouver
réservation en ligne: rendez-vous en ligne, prise de rendez-vous, calendrier en ligne, booking, calendrier de réservation, réserver leur, réservations directes, réservation directe
rappel: relance, rappels de rendez-vous, retards de paiement, relance de clients, clients en retard, paye en retard, paient en retard, payent en retard, comptes en retard, recouvrement, rappeler les clients, rappeler nos clients, rappeler mes clients, rendez-vous manqués, collection, courir après, texto, SMS
laid: moins beau, moins belle, pas beau, pas belle, apparence, beau, belle
débranché: hors ligne, sans réseau, sans internet, sans connexion, pas de réseau, sans signal, dans le bois, pas de signal, zone sans réseau
nombre de projets: combien de projets, combien de sites, combien de clients
satisfaction des clients: clients satisfaits, clients contents, clients sont contents, clients sont-ils contents, avis de vos clients, témoignages, notes Google, commentaires Google, avis Google, avis clients, satisfaction
client: clientèle, utilisateur, usager
accessibilité: accessible, aveugle, malvoyant, daltonien, sourd, handicap, lecteur d’écran, personnes âgées, personnes handicapées, non-voyant, WCAG, normes d’accessibilité, aînés, contraste, vieux monde, vieilles personnes, gros caractères, sous-titres, de 70 ans, mal à voir, voit mal, personnes malvoyantes, personnes aveugles, gens malvoyants
garanti: garantit, satisfaction garantie, garantissez, garantissez-vous, garantir, si je ne suis pas satisfait, insatisfait, pas satisfait, pas content, déçu
protéger: protection
confidentialité: confidentiel, vie privée, privacy, protection de la vie privée
garder: conserver
domaine: nom de domaine
PME: tout seul dans, solo, à mon compte, travailleur autonome, petite entreprise, petite compagnie, start-up, petit commerce, petite business, travailleuse autonome, 3 employés, 4 employés, trop petit pour vous, des petits comme moi, small business, small businesses, small company, petites jobs, petite job, petits contrats, petits projets, petits mandats
relier: connecter, brancher, intégrer, se parlent entre eux, synchroniser, synchro, API, compatible, compatibilité, brancher sur, connecter avec, connecter à, se connecte, se branche, communiquer avec, parler avec, parler à mon
blogue: blog, actualités, articles
espace membre: espace client, intranet
carte interactive: carte du monde
entraîner: 
rédaction: rédiger, rédacteur, rédactrice, écrire mes textes, écrire les textes, écrire nos textes, écrivez les textes, écrivez-vous les textes, textes du site, copywriting, contenu du site, photos, prendre des photos, vidéo, vidéaste, tournage, drone, fournir le contenu, fournir les textes, écrire le contenu
surveiller: surveillance, espionner
CRM: Salesforce, HubSpot
consultation: consulter un expert, appel découverte, appel de 30 minutes, 30 minutes
démonstration: démo, essai, essai gratuit, trial, faire l’essai, essayer
contrat: entente, engagement, contrat à long terme, clause, signer, signature
formation: atelier de formation, accompagnement, montrer comment, me montrer comment, apprendre à s’en servir, des cours, un cours, tutoriel, coaching, vidéo explicative, montrer à, nous montrer
design: designer mon, graphisme, graphiste, visuel, esthétique du site, mise en page, graphique, look
3D: 3 D, trois dimensions, modélisation, tous les angles, sous tous les angles, visite virtuelle, réalité virtuelle, réalité augmentée, VR, animation, impression 3D, AutoCAD, SolidWorks, faire tourner, tourner l’objet, maquette 3D, configurateur, un rendu, des rendus, rendu 3D, vos rendus, rendu photo
poids: lourd à charger, alléger, légère, pèse, peser, combien pèse
certifié: certification, accrédité, ISO, ISO 27001, SOC, SOC 2, SOC2, attestation, certificat, label, b corp, bcorp
chiffres: statistiques, stats, chiffres gonflés, chiffres du site, pourcentage, exagéré
dirigeant: président, votre patron, PDG, fondateur, direction
sous-traitance: sous-traitez, outre-mer, offshore, faits ici, fait au Québec, Inde
choisir votre agence: vous choisir, pourquoi vous, pourquoi choisir, vos avantages, différents des autres, concurrents, compétition, différence entre vous, distingue, se distingue, vos forces, faire confiance
pourquoi une application: besoin d’une application, site ou une application, application ou un site, app ou site, site ou app, un site suffit, app remplace, application remplace mon site
annuler: arrêter le projet, arrêter un projet, arrêter en cours, interrompre, cancel, manque d’argent, changer d’idée, arrêter en cours de route, mettre sur pause
nos courriels: mes courriels, mes emails, notre messagerie, nos adresses courriel, nos adresses de courriel, nos emails, notre courriel, Outlook, adresse courriel professionnelle, mon adresse courriel va, adresse courriel va-t-elle changer, changer d’adresse courriel
fonctionnalités: modules, abonnements en ligne, inscriptions en ligne, billetterie, carte-cadeau, se prennent par téléphone, prise de rendez-vous par téléphone, recueillir des dons, dons en ligne, calendrier d’événements, espace pour mes clients
fictif: fictive, clients réels, projets réels, vrais clients, vrais projets, de vrais clients, vraie compagnie, vraie agence, une vraie entreprise, vraie entreprise, existez-vous vraiment, êtes-vous vrais
réponse: répondre, répond
`,
} as const;
