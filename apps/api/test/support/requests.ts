export const validRequest = {
  name: 'Jeanne Tremblay',
  email: 'jeanne@exemple.ca',
  serviceType: 'automatisation',
  message: 'Bonjour,\nnous voulons automatiser notre facturation.',
};
