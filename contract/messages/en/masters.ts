import { icu } from '../icu.ts';

// Names of the master lists, as they are stored.

// Levels of education.
export const noFormalEducationRequired = icu('No Formal Education Required');
export const primarySchool = icu('Primary School');
export const middleSchool = icu('Middle School');
export const someHighSchool = icu('Some High School');
export const highSchoolDiplomaEquivalent = icu('High School Diploma or Equivalent');
export const vocationalCertificate = icu('Vocational Certificate');
export const completedApprenticeship = icu('Completed Apprenticeship');
export const tradeTechnicalDiploma = icu('Trade or Technical Diploma');
export const someCollegeNoDegree = icu('Some College, No Degree');
export const associateDegree = icu('Associate Degree');
export const higherNationalDiploma = icu('Higher National Diploma');
export const bachelorsDegree = icu("Bachelor's Degree");
export const bachelorsDegreeHonours = icu("Bachelor's Degree with Honours");
export const postgraduateCertificate = icu('Postgraduate Certificate');
export const postgraduateDiploma = icu('Postgraduate Diploma');
export const mastersDegree = icu("Master's Degree");
export const masterBusinessAdministration = icu('Master of Business Administration');
export const professionalDegreeLawMedicineDentistry = icu(
  'Professional Degree in Law, Medicine or Dentistry',
);
export const doctorate = icu('Doctorate');
export const postdoctoralResearch = icu('Postdoctoral Research');

// Sectors.
export const accountingAudit = icu('Accounting and Audit');
export const advertisingMarketing = icu('Advertising and Marketing');
export const aerospaceDefence = icu('Aerospace and Defence');
export const agricultureForestry = icu('Agriculture and Forestry');
export const architectureDesign = icu('Architecture and Design');
export const artsEntertainment = icu('Arts and Entertainment');
export const automotive = icu('Automotive');
export const bankingFinancialServices = icu('Banking and Financial Services');
export const beautyPersonalCare = icu('Beauty and Personal Care');
export const biotechnology = icu('Biotechnology');
export const chemicals = icu('Chemicals');
export const construction = icu('Construction');
export const consulting = icu('Consulting');
export const consumerGoods = icu('Consumer Goods');
export const educationTraining = icu('Education and Training');
export const electronicsSemiconductors = icu('Electronics and Semiconductors');
export const energyUtilities = icu('Energy and Utilities');
export const engineeringServices = icu('Engineering Services');
export const environmentalServices = icu('Environmental Services');
export const fashionTextiles = icu('Fashion and Textiles');
export const foodBeverage = icu('Food and Beverage');
export const gaming = icu('Gaming');
export const governmentPublicServices = icu('Government and Public Services');
export const healthCare = icu('Health Care');
export const hotelsHospitality = icu('Hotels and Hospitality');
export const humanResourcesStaffing = icu('Human Resources and Staffing');
export const informationTechnology = icu('Information Technology');
export const insurance = icu('Insurance');
export const legalServices = icu('Legal Services');
export const logisticsSupplyChain = icu('Logistics and Supply Chain');
export const manufacturing = icu('Manufacturing');
export const mediaPublishing = icu('Media and Publishing');
export const miningMetals = icu('Mining and Metals');
export const nonProfitCharity = icu('Non-Profit and Charity');
export const oilGas = icu('Oil and Gas');
export const pharmaceuticals = icu('Pharmaceuticals');
export const propertyRealEstate = icu('Property and Real Estate');
export const researchScience = icu('Research and Science');
export const retailECommerce = icu('Retail and E-Commerce');
export const securityServices = icu('Security Services');
export const softwareInternet = icu('Software and Internet');
export const sportFitness = icu('Sport and Fitness');
export const telecommunications = icu('Telecommunications');
export const transportAviation = icu('Transport and Aviation');
export const travelTourism = icu('Travel and Tourism');
export const other = icu('Other');

// Benefits.
export const healthInsurance = icu('Health Insurance');
export const dentalInsurance = icu('Dental Insurance');
export const visionInsurance = icu('Vision Insurance');
export const lifeInsurance = icu('Life Insurance');
export const disabilityInsurance = icu('Disability Insurance');
export const retirementPlanEmployerContribution = icu('Retirement Plan with Employer Contribution');
export const pension = icu('Pension');
export const paidAnnualLeave = icu('Paid Annual Leave');
export const paidSickLeave = icu('Paid Sick Leave');
export const paidPublicHolidays = icu('Paid Public Holidays');
export const parentalLeave = icu('Parental Leave');
export const flexibleWorkingHours = icu('Flexible Working Hours');
export const performanceBonus = icu('Performance Bonus');
export const stockOptionsShares = icu('Stock Options or Shares');
export const tuitionSupport = icu('Tuition Support');
export const trainingCertificationBudget = icu('Training and Certification Budget');
export const childCareSupport = icu('Child Care Support');
export const commuterAllowance = icu('Commuter Allowance');
export const mealsMealAllowance = icu('Meals or Meal Allowance');
export const gymWellnessAllowance = icu('Gym or Wellness Allowance');
export const employeeAssistanceProgramme = icu('Employee Assistance Programme');
export const companyPhoneLaptop = icu('Company Phone or Laptop');
export const companyCar = icu('Company Car');
export const employeeDiscounts = icu('Employee Discounts');

// Help with moving.
export const movingCosts = icu('Moving Costs');
export const travelNewHome = icu('Travel to the New Home');
export const temporaryHousing = icu('Temporary Housing');
export const houseHuntingTrip = icu('House Hunting Trip');
export const helpBuyingSellingAHome = icu('Help with Buying or Selling a Home');
export const visaImmigrationSupport = icu('Visa and Immigration Support');
export const lumpSumAllowance = icu('Lump Sum Allowance');
export const storageBelongings = icu('Storage of Belongings');
export const jobSearchSupportEmployeesPartner = icu("Job Search Support for the Employee's Partner");
export const languageCultureTraining = icu('Language and Culture Training');

// What is needed before the first day.
export const proofIdentity = icu('Proof of Identity');
export const proofAddress = icu('Proof of Address');
export const proofRightWork = icu('Proof of Right to Work');
export const signedEmploymentContract = icu('Signed Employment Contract');
export const signedConfidentialityAgreement = icu('Signed Confidentiality Agreement');
export const signedCodeConduct = icu('Signed Code of Conduct');
export const backgroundCheck = icu('Background Check');
export const criminalRecordCheck = icu('Criminal Record Check');
export const creditCheck = icu('Credit Check');
export const referenceCheck = icu('Reference Check');
export const employmentVerification = icu('Employment Verification');
export const educationCertificates = icu('Education Certificates');
export const professionalLicenceRegistration = icu('Professional Licence or Registration');
export const drivingLicence = icu('Driving Licence');
export const drivingRecordCheck = icu('Driving Record Check');
export const drugTest = icu('Drug Test');
export const medicalExamination = icu('Medical Examination');
export const immunisationRecords = icu('Immunisation Records');
export const taxForms = icu('Tax Forms');
export const bankDetailsPayroll = icu('Bank Details for Payroll');
export const emergencyContactDetails = icu('Emergency Contact Details');
export const passportPhotograph = icu('Passport Photograph');
export const healthSafetyTraining = icu('Health and Safety Training');
export const securityClearance = icu('Security Clearance');
