import { co2, robots } from '../computed.ts';

/** Two services compared by their energy: the general one, then ours. The areas of the squares are to scale. */
export default {
  eyebrow: 'L’énergie, à l’échelle',
  title: 'Une journée de service, deux robots',
  lead: `${robots.exchanges} échanges par jour. L’aire de chaque carré est son électricité.`,
  labels: { consumption: 'Électricité', co2: 'CO₂', cost: 'Coût', efficiency: 'Efficacité' },
  cards: [
    {
      type: 'Assistant généraliste',
      consumption: {
        value: robots.general.value.kilowattHours,
        display: `${robots.general.kilowattHours} par jour`,
      },
      co2: `${robots.general.kilograms} par jour`,
      cost: `${robots.general.dollars} par jour`,
      efficiency: `${robots.general.wattHours} par échange`,
      colour: 'larch',
    },
    {
      type: 'Petit robot ciblé',
      consumption: {
        value: robots.targeted.value.kilowattHours,
        display: `${robots.targeted.kilowattHours} par jour`,
      },
      co2: `${robots.targeted.kilograms} par jour`,
      cost: `${robots.targeted.dollars} par jour`,
      efficiency: `${robots.targeted.wattHours} par échange`,
      colour: 'forest',
    },
  ],
  saving: `${robots.saved} de moins, sur les trois mesures`,
  note: `Scénario de l’agence : ${robots.exchanges} échanges par jour, assistant généraliste à ${robots.general.wattHours} contre petit robot ciblé à ${robots.targeted.wattHours}, soit ${robots.saved} d’énergie en moins. Le CO₂ et le coût suivent cette proportion. À titre de repère, les mesures publiées en 2025 vont de 0,24 à 0,34 Wh par question courte. Le calculateur de l’accueil, lui, compte ${co2.kgPerConversation} par conversation : un plafond pour comparer des sites, alors qu’ici seule l’électricité est comptée.`,
} as const;
