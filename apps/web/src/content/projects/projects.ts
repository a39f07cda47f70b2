import { isPublished } from '../../site/pages.ts';
import type { Project } from '../schema/project.ts';
import agencePontLevis from './agence-pont-levis.ts';
import atelierGrainArgent from './atelier-grain-argent.ts';
import audiologieOreilleFine from './audiologie-oreille-fine.ts';
import bibliothequeGrandeAnsette from './bibliotheque-grande-ansette.ts';
import bottesTourbiere from './bottes-tourbiere.ts';
import brasseriePortageFou from './brasserie-portage-fou.ts';
import campingBaieDesOies from './camping-baie-des-oies.ts';
import charpentesQuatreVents from './charpentes-quatre-vents.ts';
import cliniqueMarcheDouce from './clinique-marche-douce.ts';
import cooperativeGrandHeron from './cooperative-grand-heron.ts';
import creperieBecASucre from './creperie-bec-a-sucre.ts';
import cyclesGlaceVive from './cycles-glace-vive.ts';
import demenagementsBrasDeFer from './demenagements-bras-de-fer.ts';
import ebenisterieCoeurDeMerisier from './ebenisterie-coeur-de-merisier.ts';
import escaladeParoiFranche from './escalade-paroi-franche.ts';
import etudeVieuxSceau from './etude-vieux-sceau.ts';
import excavationTerreFranche from './excavation-terre-franche.ts';
import festivalRessac from './festival-ressac.ts';
import fonderieClairTimbre from './fonderie-clair-timbre.ts';
import fromagerieBriseNoire from './fromagerie-brise-noire.ts';
import gerfautsDeValBrume from './gerfauts-de-val-brume.ts';
import lucarneArchitecture from './lucarne-architecture.ts';
import marchePetitEtal from './marche-petit-etal.ts';
import mutuelleLeRadeau from './mutuelle-le-radeau.ts';
import observatoireMontNoye from './observatoire-mont-noye.ts';
import photoDossard from './photo-dossard.ts';
import savonneriePiedDeVent from './savonnerie-pied-de-vent.ts';
import scierieTroisChutes from './scierie-trois-chutes.ts';
import semencesRangDouble from './semences-rang-double.ts';
import serresHautRang from './serres-haut-rang.ts';
import soinsPorteAPorte from './soins-porte-a-porte.ts';
import tableSelEtGivre from './table-sel-et-givre.ts';
import theatreDeLaMarmotte from './theatre-de-la-marmotte.ts';
import toituresGranitNord from './toitures-granit-nord.ts';
import transportGrandPortage from './transport-grand-portage.ts';
import transportMonteCharge from './transport-monte-charge.ts';
import traversiersArchipelNord from './traversiers-archipel-nord.ts';
import tresorerieRiveSucre from './tresorerie-rive-sucre.ts';

/** Every project, in page order. To delete one, delete its file and its two lines here. */
export const projects: readonly Project[] = [
  fromagerieBriseNoire,
  cliniqueMarcheDouce,
  toituresGranitNord,
  demenagementsBrasDeFer,
  brasseriePortageFou,
  tableSelEtGivre,
  tresorerieRiveSucre,
  atelierGrainArgent,
  theatreDeLaMarmotte,
  serresHautRang,
  soinsPorteAPorte,
  bottesTourbiere,
  festivalRessac,
  etudeVieuxSceau,
  ebenisterieCoeurDeMerisier,
  bibliothequeGrandeAnsette,
  lucarneArchitecture,
  campingBaieDesOies,
  mutuelleLeRadeau,
  creperieBecASucre,
  cooperativeGrandHeron,
  savonneriePiedDeVent,
  escaladeParoiFranche,
  charpentesQuatreVents,
  audiologieOreilleFine,
  semencesRangDouble,
  agencePontLevis,
  cyclesGlaceVive,
  photoDossard,
  fonderieClairTimbre,
  marchePetitEtal,
  transportMonteCharge,
  traversiersArchipelNord,
  transportGrandPortage,
  scierieTroisChutes,
  excavationTerreFranche,
  observatoireMontNoye,
  gerfautsDeValBrume,
];

/** Projects with a page: none before the portfolio is published. The comment lets the bundler drop the list where it is not used. */
export const publishedProjects: readonly Project[] = /* @__PURE__ */ isPublished('portfolio') ? projects : [];

/** Whether a project is finished: only an unfinished one has a status. */
export const isDelivered = ({ status }: Project): boolean => !status;
